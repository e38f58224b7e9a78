import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { ContentPage } from '#src/features/content-page/content-page.tsx';
import { pages } from '#src/urls.ts';
import { loadContentPage } from './-loaders/load-content-page.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/page/{-$page}')({
  // The page is cached for the whole visit, by address; the router serves one language (TP-08).
  gcTime: Number.POSITIVE_INFINITY,
  loader: ({ context, params: { page } }) =>
    loadContentPage(context, () => context.api.get('pages', { url: pages.content(page) })),
  head: routeHead,
  component: ContentRoute,
});

function ContentRoute() {
  return <ContentPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}
