import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { ApiReferencePage } from '#src/features/api-reference/api-reference-page.tsx';
import { loadApiReference } from './-loaders/load-api-reference.ts';
import { routeHead } from './-pages/route-head.ts';

const parameters = ['code', 'filterPattern'] as const;

export const Route = createFileRoute('/api')({
  staticData: { parameters },
  loaderDeps: knownSearch(parameters),
  loader: ({ context, deps }) => loadApiReference(context, deps),
  head: routeHead,
  component: ApiRoute,
});

function ApiRoute() {
  const { language, origin } = usePageContext();
  return <ApiReferencePage language={language} origin={origin} data={Route.useLoaderData().data} />;
}
