import { createFileRoute } from '@tanstack/react-router';
import { readChartState } from '#src/features/index-page/chart-state.ts';
import { indexPageHead } from '#src/features/index-page/index-page-head.ts';
import { IndexRoutePage } from './-index-route-page.tsx';
import { loadIndexPage } from './-load-index-page.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/indexes/details/$portfolioDetails')({
  staticData: { keepScroll: true },
  // Read by the loader: what stands here is part of every first load.
  loaderDeps: ({ search }: { search: { constituents?: unknown; compare?: unknown } }) => ({
    constituents: search.constituents,
    compare: search.compare,
  }),
  // A fundId, or any text that ends in `-{fundId}`: ids hold no hyphen (RT-08).
  loader: async ({ context, params: { portfolioDetails }, deps }) => {
    const id = portfolioDetails.slice(portfolioDetails.lastIndexOf('-') + 1);
    const index = await loadIndexPage(context, id, {
      allConstituents: deps.constituents === 'all',
      compare: readChartState(deps).compare,
    });
    return { index, head: indexPageHead(index, context.language) };
  },
  head: routeHead,
  component: DetailsRoute,
});

function DetailsRoute() {
  return <IndexRoutePage data={Route.useLoaderData().index} search={Route.useSearch()} />;
}
