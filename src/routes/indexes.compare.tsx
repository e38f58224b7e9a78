import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { ComparePage } from '#src/features/mixes/compare/compare-page.tsx';
import { compareParameters } from './-compare-parameters.ts';
import { loadCompare } from './-loaders/load-compare.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/indexes/compare')({
  staticData: { keepScroll: true, parameters: compareParameters },
  loaderDeps: knownSearch(compareParameters),
  loader: ({ context, deps }) => loadCompare(context, deps),
  head: routeHead,
  component: CompareRoute,
});

function CompareRoute() {
  const { api, language } = usePageContext();
  const { data } = Route.useLoaderData();
  return <ComparePage data={data} api={api} language={language} />;
}
