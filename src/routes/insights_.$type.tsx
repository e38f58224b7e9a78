import { createFileRoute, redirect } from '@tanstack/react-router';
import { usePageContext } from '#src/client/use-page-context.ts';
import { insightsHead } from '#src/features/insights/insights-document-head.ts';
import { InsightsPage } from '#src/features/insights/insights-page.tsx';
import { loadInsights } from './-load-insights.ts';
import { siteNameOf } from './-site-name.ts';

export const Route = createFileRoute('/insights_/$type')({
  staticData: { keepScroll: true },
  loaderDeps: ({ search }) => search,
  // Links to an article stand below this segment; alone it names none (RT-03).
  beforeLoad: ({ params: { type } }) => {
    if (type === 'article') throw redirect({ to: '/insights', statusCode: 301 });
  },
  loader: ({ context, params, deps }) => loadInsights(context, params.type, deps),
  head: ({ loaderData, match, matches }) =>
    loaderData ? insightsHead(loaderData, match.context, siteNameOf(matches)) : {},
  component: InsightsOfTypeRoute,
});

function InsightsOfTypeRoute() {
  return <InsightsPage language={usePageContext().language} data={Route.useLoaderData()} />;
}
