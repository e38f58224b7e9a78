import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { DocumentsPage } from '#src/features/documents/documents-page.tsx';
import { documentParameters } from '#src/features/documents/document-filters.ts';
import { loadDocuments } from './-loaders/load-documents.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/documents')({
  staticData: { keepScroll: true, parameters: documentParameters },
  loaderDeps: knownSearch(documentParameters),
  loader: ({ context, deps }) => loadDocuments(context, deps),
  head: routeHead,
  component: DocumentsRoute,
});

function DocumentsRoute() {
  return <DocumentsPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}
