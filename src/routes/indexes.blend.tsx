import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { BlendPage } from '#src/features/mixes/blend/blend-page.tsx';
import { blendParameters } from './-blend-parameters.ts';
import { loadBlend } from './-loaders/load-blend.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/indexes/blend')({
  staticData: { keepScroll: true, parameters: blendParameters },
  loaderDeps: knownSearch(blendParameters),
  loader: ({ context, deps }) => loadBlend(context, deps),
  head: routeHead,
  component: BlendRoute,
});

function BlendRoute() {
  const { api, language, origin } = usePageContext();
  const { data } = Route.useLoaderData();
  return <BlendPage data={data} api={api} origin={origin} language={language} />;
}
