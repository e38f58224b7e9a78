import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/use-page-context.ts';
import { ClassicScreenerPage } from '#src/features/classic-screener/classic-screener-page.tsx';
import { pages } from '#src/urls.ts';
import { loadClassicScreener } from './-load-classic-screener.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/indexes/classic-screener')({
  staticData: { keepScroll: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadClassicScreener(context, pages.classicScreener, deps),
  head: routeHead,
  component: ClassicScreenerRoute,
});

function ClassicScreenerRoute() {
  return (
    <ClassicScreenerPage language={usePageContext().language} data={Route.useLoaderData().data} />
  );
}
