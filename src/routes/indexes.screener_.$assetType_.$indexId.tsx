import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/known-search.ts';
import { validatePage } from '#src/client/page-steps.ts';
import { assetTypeOfSegment } from '#src/domain/asset-type.ts';
import { readChartState } from '#src/features/index-page/chart-state.ts';
import { chartParameters, type ChartParameter } from '#src/features/index-page/index-parameters.ts';
import { indexPageHead } from '#src/features/index-page/index-page-head.ts';
import { IndexRoutePage } from './-index-route-page.tsx';
import { loadIndexPage } from './-load-index-page.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/indexes/screener_/$assetType_/$indexId')({
  staticData: { parameters: chartParameters },
  loaderDeps: knownSearch(['compare' satisfies ChartParameter]),
  loader: async ({ context, params: { assetType, indexId }, deps }) => {
    await validatePage(context, () => assetTypeOfSegment(assetType) !== null);
    const index = await loadIndexPage(context, indexId, {
      compare: readChartState(deps).compare,
    });
    return { index, head: indexPageHead(index, context.language) };
  },
  head: routeHead,
  component: ScreenerIndexRoute,
});

function ScreenerIndexRoute() {
  return <IndexRoutePage data={Route.useLoaderData().index} search={Route.useSearch()} />;
}
