import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/use-page-context.ts';
import { assetTypeOfSegment } from '#src/domain/asset-type.ts';
import { indexPageHead } from '#src/features/index-page/index-page-head.ts';
import { screenerHead } from '#src/features/screener/screener-document-head.ts';
import { ScreenerPage } from '#src/features/screener/screener-page.tsx';
import { readScreenerQuery } from '#src/features/screener/screener-query.ts';
import { IndexRoutePage } from './-index-route-page.tsx';
import { loadIndexPage } from './-load-index-page.ts';
import { loadScreener } from './-load-screener.ts';
import { siteNameOf } from './-site-name.ts';

export const Route = createFileRoute('/indexes/screener_/$assetType')({
  staticData: { keepScroll: true },
  loaderDeps: ({ search }) => search,
  // A segment that is no asset type is the id of an index (RT-07).
  loader: async ({ context, deps, params: { assetType } }) =>
    assetTypeOfSegment(assetType) === null
      ? { index: await loadIndexPage(context, assetType) }
      : { screener: await loadScreener(context, readScreenerQuery(assetType, deps)) },
  head: ({ loaderData, match, matches }) => {
    if (loaderData?.index) {
      return indexPageHead(loaderData.index, match.context, siteNameOf(matches));
    }
    if (!loaderData) return {};
    return screenerHead(loaderData.screener, match.context, siteNameOf(matches));
  },
  component: SegmentRoute,
});

function SegmentRoute() {
  const { language } = usePageContext();
  const { index, screener } = Route.useLoaderData();
  if (index) return <IndexRoutePage data={index} />;
  return <ScreenerPage language={language} data={screener} />;
}
