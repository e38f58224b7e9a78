import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { ContentPage } from '#src/features/content-page/content-page.tsx';
import { loadTemplatedPage } from './-loaders/load-templated-page.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/$templatePageUrl')({
  // The page is cached for the whole visit, by address; the router serves one language (TP-08).
  gcTime: Number.POSITIVE_INFINITY,
  loader: ({ context, params: { templatePageUrl } }) =>
    loadTemplatedPage(context, `/${templatePageUrl}`),
  head: routeHead,
  component: TemplatedRoute,
});

function TemplatedRoute() {
  return <ContentPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}
