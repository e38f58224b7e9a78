import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { documentParameters } from '#src/features/documents/document-filters.ts';
import { LateDocumentsPage, loadDocumentsPage } from './-pages/late-documents-page.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/documents')({
  staticData: { keepScroll: true, parameters: documentParameters },
  loaderDeps: knownSearch(documentParameters),
  loader: async ({ context, deps }) => {
    const { loadDocuments } = await loadDocumentsPage();
    return loadDocuments(context, deps);
  },
  head: routeHead,
  component: DocumentsRoute,
});

function DocumentsRoute() {
  return (
    <LateDocumentsPage language={usePageContext().language} data={Route.useLoaderData().data} />
  );
}
