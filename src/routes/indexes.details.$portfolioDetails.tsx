import { createFileRoute } from '@tanstack/react-router';
import { readChartState } from '#src/features/index-page/chart-state.ts';
import { indexPageHead } from '#src/features/index-page/index-page-head.ts';
import { IndexRoutePage } from './-index-route-page.tsx';
import { loadIndexPage } from './-load-index-page.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/indexes/details/$portfolioDetails')({
  staticData: { keepScroll: true },
  loaderDeps: ({ search }) => ({
    allConstituents: (search as { constituents?: unknown }).constituents === 'all',
    compare: readChartState(search).compare,
  }),
  // A fundId, or any text that ends in `-{fundId}`: ids hold no hyphen (RT-08).
  loader: async ({ context, params: { portfolioDetails }, deps }) => {
    const id = portfolioDetails.slice(portfolioDetails.lastIndexOf('-') + 1);
    const index = await loadIndexPage(context, id, deps);
    return { index, head: indexPageHead(index, context.language) };
  },
  head: routeHead,
  component: DetailsRoute,
});

function DetailsRoute() {
  return <IndexRoutePage data={Route.useLoaderData().index} search={Route.useSearch()} />;
}
