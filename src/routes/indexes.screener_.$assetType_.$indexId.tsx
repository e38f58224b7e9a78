import { createFileRoute, notFound } from '@tanstack/react-router';
import { assetTypeOfSegment } from '#src/domain/asset-type.ts';
import { indexPageHead } from '#src/features/index-page/index-page-head.ts';
import { IndexRoutePage } from './-index-route-page.tsx';
import { loadIndexPage } from './-load-index-page.ts';
import { siteNameOf } from './-site-name.ts';

export const Route = createFileRoute('/indexes/screener_/$assetType_/$indexId')({
  loader: ({ context, params: { assetType, indexId } }) => {
    if (assetTypeOfSegment(assetType) === null) throw notFound();
    return loadIndexPage(context, indexId);
  },
  head: ({ loaderData, match, matches }) =>
    loaderData ? indexPageHead(loaderData, match.context, siteNameOf(matches)) : {},
  component: ScreenerIndexRoute,
});

function ScreenerIndexRoute() {
  return <IndexRoutePage data={Route.useLoaderData()} />;
}
