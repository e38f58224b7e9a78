import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { insightsHead } from '#src/features/insights/insights-document-head.ts';
import { InsightsPage } from '#src/features/insights/insights-page.tsx';
import { insightsParameters } from '#src/features/insights/insights-filters.ts';
import { loadInsights } from './-loaders/insights/load-insights.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/insights')({
  staticData: { keepScroll: true, parameters: insightsParameters },
  loaderDeps: knownSearch(insightsParameters),
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
