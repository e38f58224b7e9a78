import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { WorkingPage } from '#src/features/figure-working/working-page.tsx';
import { loadWorking } from './-loaders/load-working.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/indexes/details/$portfolioDetails_/figures/$tag')({
  loader: ({ context, params }) => loadWorking(context, params),
  head: routeHead,
  component: WorkingRoute,
});

function WorkingRoute() {
  const { language, origin } = usePageContext();
  const { working } = Route.useLoaderData();
  return <WorkingPage language={language} origin={origin} working={working} />;
}
