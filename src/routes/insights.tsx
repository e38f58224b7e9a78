import { createFileRoute } from '@tanstack/react-router';
import { pageSearch } from '#src/client/page-search.ts';
import { usePageContext } from '#src/client/use-page-context.ts';
import { insightsHead } from '#src/features/insights/insights-document-head.ts';
import { InsightsPage } from '#src/features/insights/insights-page.tsx';
import { loadInsights } from './-load-insights.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/insights')({
  staticData: { keepScroll: true },
  loaderDeps: pageSearch,
  loader: async ({ context, deps }) => {
    const data = await loadInsights(context, null, deps);
    return { data, head: insightsHead(data, context.language) };
  },
  head: routeHead,
  component: InsightsRoute,
});

function InsightsRoute() {
  return <InsightsPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}
