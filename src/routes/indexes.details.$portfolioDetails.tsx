import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import {
  indexLoadedBy,
  indexParameters,
} from '#src/features/index-page/address/index-parameters.ts';
import { IndexRoutePage } from './-pages/index-route-page.tsx';
import { loadIndexRoute } from './-loaders/load-index-route.ts';
import { routeHead } from './-pages/route-head.ts';
import { idOfSlug } from '#src/urls/index-slug.ts';

export const Route = createFileRoute('/indexes/details/$portfolioDetails')({
  staticData: { keepScroll: true, parameters: indexParameters },
  loaderDeps: knownSearch(indexLoadedBy),
  // The segment is a fundId, or any text that ends in `-{fundId}`, since ids contain no hyphen (RT-08).
  loader: ({ context, params: { portfolioDetails }, deps }) =>
    loadIndexRoute(context, idOfSlug(portfolioDetails), deps),
  head: routeHead,
  component: DetailsRoute,
});

function DetailsRoute() {
  return <IndexRoutePage data={Route.useLoaderData().index} search={Route.useSearch()} />;
}
