import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/known-search.ts';
import { readChartState } from '#src/features/index-page/chart-state.ts';
import { indexParameters } from '#src/features/index-page/index-parameters.ts';
import { indexPageHead } from '#src/features/index-page/index-page-head.ts';
import { IndexRoutePage } from './-index-route-page.tsx';
import { loadIndexAsOf } from './-load-index-as-of.ts';
import { loadIndexPage } from './-load-index-page.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/indexes/details/$portfolioDetails')({
  staticData: { keepScroll: true, parameters: indexParameters },
  // The other parameters change what is shown of the same data.
  loaderDeps: knownSearch([
    'constituents',
    'compare',
    'asof',
  ] satisfies (typeof indexParameters)[number][]),
  // A fundId, or any text that ends in `-{fundId}`: ids hold no hyphen (RT-08).
  loader: async ({ context, params: { portfolioDetails }, deps }) => {
    const id = portfolioDetails.slice(portfolioDetails.lastIndexOf('-') + 1);
    const asof = deps['asof']?.[0];
    const options = {
      allConstituents: deps['constituents']?.[0] === 'all',
      compare: readChartState(deps).compare,
    };
    const index = await (asof === undefined
      ? loadIndexPage(context, id, options)
      : loadIndexAsOf(context, id, asof, options));
    return { index, head: indexPageHead(index, context.language) };
  },
  head: routeHead,
  component: DetailsRoute,
});

function DetailsRoute() {
  return <IndexRoutePage data={Route.useLoaderData().index} search={Route.useSearch()} />;
}
