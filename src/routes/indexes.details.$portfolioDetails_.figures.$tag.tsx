import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { WorkingPage } from '#src/features/figure-working/working-page.tsx';
import { idOfSlug } from '#src/urls/index-slug.ts';
import { loadWorking } from './-loaders/load-working.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/indexes/details/$portfolioDetails_/figures/$tag')({
  loader: ({ context, params }) =>
    loadWorking(context, {
      of: 'index',
      fundId: idOfSlug(params.portfolioDetails),
      tag: params.tag,
    }),
  head: routeHead,
  component: WorkingRoute,
});

function WorkingRoute() {
  const { language, origin } = usePageContext();
  const { working, shownOn } = Route.useLoaderData();
  return <WorkingPage language={language} origin={origin} working={working} shownOn={shownOn} />;
}
