import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { ContentPage } from '#src/features/content-page/content-page.tsx';
import { loadContentPage } from './-loaders/load-content-page.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/open-index-project')({
  // The page is cached for the whole visit, by address; the router serves one language (TP-08).
  gcTime: Number.POSITIVE_INFINITY,
  loader: ({ context }) => loadContentPage(context, () => context.api.get('openIndexProject', {})),
  head: routeHead,
  component: OpenIndexProjectRoute,
});

function OpenIndexProjectRoute() {
  return <ContentPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}
