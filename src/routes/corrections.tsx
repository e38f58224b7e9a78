import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { correctionParameters } from '#src/features/corrections/correction-filters.ts';
import { CorrectionsPage } from '#src/features/corrections/corrections-page.tsx';
import { loadCorrections } from './-loaders/load-corrections.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/corrections')({
  staticData: { keepScroll: true, parameters: correctionParameters },
  loaderDeps: knownSearch(correctionParameters),
  loader: ({ context, deps }) => loadCorrections(context, deps),
  head: routeHead,
  component: CorrectionsRoute,
});

function CorrectionsRoute() {
  return <CorrectionsPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}
