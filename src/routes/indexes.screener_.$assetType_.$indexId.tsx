import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { validatePage } from '#src/client/page/page-steps.ts';
import { assetTypeOfSegment } from '#src/domain/asset-type.ts';
import {
  indexLoadedBy,
  indexParameters,
} from '#src/features/index-page/address/index-parameters.ts';
import { assetTypesIn } from '#src/i18n/asset-types.ts';
import { IndexRoutePage } from './-pages/index-route-page.tsx';
import { loadIndexRoute } from './-loaders/load-index-route.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/indexes/screener_/$assetType_/$indexId')({
  staticData: { keepScroll: true, parameters: indexParameters },
  loaderDeps: knownSearch(indexLoadedBy),
  loader: async ({ context, params: { assetType, indexId }, deps }) => {
    await validatePage(context, () => {
      return assetTypeOfSegment(assetType, assetTypesIn(context.language)) !== null;
    });
    return loadIndexRoute(context, indexId, deps);
  },
  head: routeHead,
  component: ScreenerIndexRoute,
});

function ScreenerIndexRoute() {
  return <IndexRoutePage data={Route.useLoaderData().index} search={Route.useSearch()} />;
}
