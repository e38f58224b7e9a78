import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { knownSearch } from '#src/client/known-search.ts';
import { usePageContext } from '#src/client/use-page-context.ts';
import { assetTypeOfSegment } from '#src/domain/asset-type.ts';
import { readChartState } from '#src/features/index-page/chart-state.ts';
import { chartParameters, type ChartParameter } from '#src/features/index-page/index-parameters.ts';
import { indexPageHead } from '#src/features/index-page/index-page-head.ts';
import { screenerHead } from '#src/features/screener/screener-document-head.ts';
import { ScreenerPage } from '#src/features/screener/screener-page.tsx';
import { screenerParameters } from '#src/list-page/index-filters.ts';
import { readScreenerQuery } from '#src/features/screener/screener-query.ts';
import { LateIndexPage } from './-late-index-page.tsx';
import { loadIndexPage } from './-load-index-page.ts';
import { loadScreener } from './-load-screener.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/indexes/screener_/$assetType')({
  staticData: { keepScroll: true, parameters: [...screenerParameters, ...chartParameters] },
  loaderDeps: knownSearch([...screenerParameters, 'compare' satisfies ChartParameter]),
  // Most segments are asset types; one that is none is the id of an index (RT-07).
  loader: async ({ context, deps, params: { assetType } }) => {
    if (assetTypeOfSegment(assetType) === null) {
      const [index] = await Promise.all([
        loadIndexPage(context, assetType, { compare: readChartState(deps).compare }),
        LateIndexPage.preload?.(),
      ]);
      return { index, head: indexPageHead(index, context.language) };
    }
    const screener = await loadScreener(context, readScreenerQuery(assetType, deps));
    return { screener, head: screenerHead(screener, context.language) };
  },
  head: routeHead,
  component: SegmentRoute,
});

function SegmentRoute() {
  const { language } = usePageContext();
  const { index, screener } = Route.useLoaderData();
  const search = Route.useSearch();
  if (index) {
    return (
      <Suspense>
        <LateIndexPage data={index} search={search} />
      </Suspense>
    );
  }
  return <ScreenerPage language={language} data={screener} />;
}
