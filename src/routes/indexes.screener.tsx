import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { screenerHead } from '#src/features/screener/screener-document-head.ts';
import { ScreenerPage } from '#src/features/screener/screener-page.tsx';
import { screenerParameters } from '#src/list-page/filters/index-filters.ts';
import { readScreenerQuery } from '#src/features/screener/screener-query.ts';
import { loadScreener } from './-loaders/load-screener.ts';
import { routeHead } from './-pages/route-head.ts';
import { ScreenerPicture } from './-pages/screener-picture.tsx';

export const Route = createFileRoute('/indexes/screener')({
  staticData: { keepScroll: true, parameters: screenerParameters },
  loaderDeps: knownSearch(screenerParameters),
  loader: async ({ context, deps }) => {
    const data = await loadScreener(context, readScreenerQuery(null, deps));
    return { data, head: screenerHead(data, context.language) };
  },
  head: routeHead,
  component: ScreenerRoute,
});

function ScreenerRoute() {
  const { language } = usePageContext();
  const { data } = Route.useLoaderData();
  return (
    <ScreenerPage
      language={language}
      data={data}
      picture={<ScreenerPicture language={language} data={data} />}
    />
  );
}
