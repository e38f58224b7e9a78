import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { DataFilesPage } from '#src/features/data-files/data-files-page.tsx';
import { loadDataFiles } from './-loaders/load-data-files.ts';
import { routeHead } from './-pages/route-head.ts';

const parameters = ['index', 'table'] as const;

export const Route = createFileRoute('/data')({
  staticData: { parameters },
  loaderDeps: knownSearch(parameters),
  loader: ({ context, deps }) => loadDataFiles(context, deps),
  head: routeHead,
  component: DataRoute,
});

function DataRoute() {
  const { language, origin } = usePageContext();
  return <DataFilesPage language={language} origin={origin} data={Route.useLoaderData().data} />;
}
