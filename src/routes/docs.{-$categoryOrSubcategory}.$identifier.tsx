import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { DifferencesPage } from '#src/features/documents/differences-page.tsx';
import { DocumentPage } from '#src/features/documents/document-page.tsx';
import { documentPageParameters } from '#src/features/documents/document-parameters.ts';
import { loadDifferences, loadDocument } from './-loaders/load-documents.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/docs/{-$categoryOrSubcategory}/$identifier')({
  staticData: { parameters: documentPageParameters },
  loaderDeps: knownSearch(documentPageParameters),
  // An address without a category finds a document of any category (RT-24).
  loader: ({ context, params: { categoryOrSubcategory = 'all', identifier }, deps }) =>
    deps['since']
      ? loadDifferences(context, categoryOrSubcategory, identifier, deps)
      : loadDocument(context, categoryOrSubcategory, identifier, deps),
  head: routeHead,
  component: DocumentRoute,
});

function DocumentRoute() {
  const { language } = usePageContext();
  const { data } = Route.useLoaderData();
  return 'sections' in data ? (
    <DifferencesPage language={language} data={data} />
  ) : (
    <DocumentPage language={language} data={data} />
  );
}
