import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { ComparePage } from '#src/features/mixes/compare/compare-page.tsx';
import { MixEmbedCodes } from '#src/features/mixes/parts/late-codes.tsx';
import { comparisonPage } from '#src/urls/mixes.ts';
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
  const { comparison } = data;
  const made = comparison !== null && !('reasons' in comparison) ? comparison : null;
  return (
    <>
      <ComparePage data={data} api={api} language={language} />
      {made && (
        <MixEmbedCodes
          kind="comparison"
          page={comparisonPage(data.parameters)}
          release={made.release}
        />
      )}
    </>
  );
}
