import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { WorkingPage } from '#src/features/figure-working/working-page.tsx';
import { mixedFigureParameters } from './-mixed-figure-parameters.ts';
import { loadMixedWorking } from './-loaders/load-working.ts';
import { routeHead } from './-pages/route-head.ts';

// One route for comparisons and blends: each route is part of every first load.
export const Route = createFileRoute('/indexes/$mix_/figures/$tag')({
  staticData: { parameters: mixedFigureParameters },
  loaderDeps: knownSearch(mixedFigureParameters),
  loader: ({ context, params, deps }) => loadMixedWorking(context, params, deps),
  head: routeHead,
  component: MixedWorkingRoute,
});

function MixedWorkingRoute() {
  const { language, origin } = usePageContext();
  const { working, shownOn } = Route.useLoaderData();
  return <WorkingPage language={language} origin={origin} working={working} shownOn={shownOn} />;
}
