import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { ContentPage } from '#src/features/content-page/content-page.tsx';
import { loadTemplatedPage } from './-loaders/load-templated-page.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/$subdirectory/$templatePageUrl')({
  // The page is cached for the whole visit, by address; the router serves one language (TP-08).
  gcTime: Number.POSITIVE_INFINITY,
  loader: ({ context, params: { subdirectory, templatePageUrl } }) =>
    loadTemplatedPage(context, `/${subdirectory}/${templatePageUrl}`),
  head: routeHead,
  component: SubdirectoryRoute,
});

function SubdirectoryRoute() {
  return <ContentPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}
