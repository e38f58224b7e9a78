import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { ClassicScreenerPage } from '#src/features/classic-screener/classic-screener-page.tsx';
import { pages } from '#src/urls.ts';
import { classicParameters } from '#src/list-page/filters/index-filters.ts';
import { loadClassicScreener } from './-loaders/load-classic-screener.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/indexes/classic-screener')({
  staticData: { keepScroll: true, parameters: classicParameters },
  loaderDeps: knownSearch(classicParameters),
  loader: ({ context, deps }) => loadClassicScreener(context, pages.classicScreener, deps),
  head: routeHead,
  component: ClassicScreenerRoute,
});

function ClassicScreenerRoute() {
  return (
    <ClassicScreenerPage language={usePageContext().language} data={Route.useLoaderData().data} />
  );
}
