import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/use-page-context.ts';
import { screenerHead } from '#src/features/screener/screener-document-head.ts';
import { ScreenerPage } from '#src/features/screener/screener-page.tsx';
import { readScreenerQuery } from '#src/features/screener/screener-query.ts';
import { loadScreener } from './-load-screener.ts';
import { siteNameOf } from './-site-name.ts';

export const Route = createFileRoute('/indexes/screener')({
  staticData: { keepScroll: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadScreener(context, readScreenerQuery(null, deps)),
  head: ({ loaderData, match, matches }) =>
    loaderData ? screenerHead(loaderData, match.context, siteNameOf(matches)) : {},
  component: ScreenerRoute,
});

function ScreenerRoute() {
  return <ScreenerPage language={usePageContext().language} data={Route.useLoaderData()} />;
}
