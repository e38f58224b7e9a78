import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { assetTypeOfSegment } from '#src/domain/asset-type.ts';
import {
  indexLoadedBy,
  indexParameters,
} from '#src/features/index-page/address/index-parameters.ts';
import { screenerHead } from '#src/features/screener/screener-document-head.ts';
import { ScreenerPage } from '#src/features/screener/screener-page.tsx';
import { assetTypesIn } from '#src/i18n/asset-types.ts';
import { screenerParameters } from '#src/list-page/filters/index-filters.ts';
import { readScreenerQuery } from '#src/features/screener/screener-query.ts';
import { LateIndexPage } from './-pages/late-index-page.tsx';
import { loadIndexRoute } from './-loaders/load-index-route.ts';
import { loadScreener } from './-loaders/load-screener.ts';
import { routeHead } from './-pages/route-head.ts';
import { ScreenerPicture } from './-pages/screener-picture.tsx';

export const Route = createFileRoute('/indexes/screener_/$assetType')({
  staticData: { keepScroll: true, parameters: [...screenerParameters, ...indexParameters] },
  loaderDeps: knownSearch([...screenerParameters, ...indexLoadedBy]),
  // The segment is an asset type, or else the id of an index (RT-07).
  loader: async ({ context, deps, params: { assetType } }) => {
    if (assetTypeOfSegment(assetType, assetTypesIn(context.language)) === null) {
      const [{ index, head }] = await Promise.all([
        loadIndexRoute(context, assetType, deps),
        LateIndexPage.preload?.(),
      ]);
      return { index, head };
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
  return (
    <ScreenerPage
      language={language}
      data={screener}
      picture={<ScreenerPicture language={language} data={screener} />}
    />
  );
}
