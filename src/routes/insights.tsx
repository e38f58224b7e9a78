import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/use-page-context.ts';
import { insightsHead } from '#src/features/insights/insights-document-head.ts';
import { InsightsPage } from '#src/features/insights/insights-page.tsx';
import { loadInsights } from './-load-insights.ts';
import { siteNameOf } from './-site-name.ts';

export const Route = createFileRoute('/insights')({
  staticData: { keepScroll: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadInsights(context, null, deps),
  head: ({ loaderData, match, matches }) =>
    loaderData ? insightsHead(loaderData, match.context, siteNameOf(matches)) : {},
  component: InsightsRoute,
});

function InsightsRoute() {
  return <InsightsPage language={usePageContext().language} data={Route.useLoaderData()} />;
}
