import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { BlendPage } from '#src/features/mixes/blend/blend-page.tsx';
import { blendPage, twinOfMix } from '#src/urls/mixes.ts';
import { blendParameters } from './-blend-parameters.ts';
import { loadBlend } from './-load-blend.ts';
import { routeHead } from './-route-head.ts';

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
  const { blend, rebalance, from } = data;
  const isMade = blend !== null && 'hypothetical' in blend;
  const twin = isMade ? twinOfMix(blendPage({ of: blend.of, rebalance, from })) : null;
  return (
    <>
      {twin === null ? null : <link rel="alternate" type="text/markdown" href={origin + twin} />}
      <BlendPage data={data} api={api} origin={origin} language={language} />
    </>
  );
}
