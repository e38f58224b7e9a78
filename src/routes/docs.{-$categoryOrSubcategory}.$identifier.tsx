import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/use-page-context.ts';
import { DocumentPage } from '#src/features/documents/document-page.tsx';
import { loadDocument } from './-load-documents.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/docs/{-$categoryOrSubcategory}/$identifier')({
  // An address without a category names a document of whatever category (RT-24).
  loader: ({ context, params: { categoryOrSubcategory = 'all', identifier } }) =>
    loadDocument(context, categoryOrSubcategory, identifier),
  head: routeHead,
  component: DocumentRoute,
});

function DocumentRoute() {
  return <DocumentPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}
