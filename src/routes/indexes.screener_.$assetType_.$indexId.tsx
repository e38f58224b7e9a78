import { createFileRoute } from '@tanstack/react-router';
import { validatePage } from '#src/client/page-steps.ts';
import { assetTypeOfSegment } from '#src/domain/asset-type.ts';
import { chartParameters } from '#src/features/index-page/index-parameters.ts';
import { indexPageHead } from '#src/features/index-page/index-page-head.ts';
import { IndexRoutePage } from './-index-route-page.tsx';
import { loadIndexPage } from './-load-index-page.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/indexes/screener_/$assetType_/$indexId')({
  staticData: { parameters: chartParameters },
  loader: async ({ context, params: { assetType, indexId } }) => {
    await validatePage(context, () => assetTypeOfSegment(assetType) !== null);
    const index = await loadIndexPage(context, indexId);
    return { index, head: indexPageHead(index, context.language) };
  },
  head: routeHead,
  component: ScreenerIndexRoute,
});

function ScreenerIndexRoute() {
  return <IndexRoutePage data={Route.useLoaderData().index} search={Route.useSearch()} />;
}
