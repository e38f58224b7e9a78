import { createFileRoute, redirect } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { insightsHead } from '#src/features/insights/insights-document-head.ts';
import { InsightsPage } from '#src/features/insights/insights-page.tsx';
import { insightsParameters } from '#src/features/insights/insights-filters.ts';
import { loadInsights } from './-loaders/insights/load-insights.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/insights_/$type')({
  staticData: { keepScroll: true, parameters: insightsParameters },
  loaderDeps: knownSearch(insightsParameters),
  // Only links to articles have more segments; this segment alone is no page (RT-03).
  beforeLoad: ({ params: { type } }) => {
    if (type === 'article')
      throw redirect({ to: '/insights', search: (query) => query, statusCode: 301 });
  },
  loader: async ({ context, params, deps }) => {
    const data = await loadInsights(context, params.type, deps);
    return { data, head: insightsHead(data, context.language) };
  },
  head: routeHead,
  component: InsightsOfTypeRoute,
});

function InsightsOfTypeRoute() {
  return <InsightsPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}
