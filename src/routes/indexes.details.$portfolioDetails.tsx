import { createFileRoute } from '@tanstack/react-router';
import { indexPageHead } from '#src/features/index-page/index-page-head.ts';
import { IndexRoutePage } from './-index-route-page.tsx';
import { loadIndexPage } from './-load-index-page.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/indexes/details/$portfolioDetails')({
  loaderDeps: ({ search }) => ({
    // For browsers without scripts: the whole list of constituents in the page.
    allConstituents: (search as { constituents?: unknown }).constituents === 'all',
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
  return <IndexRoutePage data={Route.useLoaderData().index} />;
}
