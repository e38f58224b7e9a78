import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router';
import { MissingPage, ShownRelease } from '#src/as-of/late-parts.tsx';
import { loadPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { runMiddleware } from '#src/client/page/page-middleware.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { BareErrorPage } from '#src/features/errors/bare-error-page.tsx';
import { SearchBox } from '#src/features/search/search-box.tsx';
import { SearchToggle } from '#src/features/search/search-toggle.tsx';
import { Document } from '#src/features/shell/document.tsx';
import { siteStructuredData } from '#src/features/shell/site-structured-data.ts';
import { MisnamedParameters } from '#src/features/shell/late-parts.tsx';
import { Shell } from '#src/features/shell/shell.tsx';
import { notFoundPath } from '#src/urls.ts';
import { missingReleaseOf, rootHead } from './-pages/root-head.ts';
import { siteOf } from '#src/client/page/site-of.ts';
import { LazyVisitParts } from './-pages/lazy-visit-parts.tsx';

export const Route = createRootRouteWithContext<PageContext>()({
  beforeLoad: ({ matches, context }) =>
    runMiddleware(
      matches.flatMap((match) => match.staticData.middleware ?? []),
      context,
    ),
  // Loaded once per visit (LY-08): its key does not depend on the page. Pages are shown without it when it fails.
  loader: async ({ context }) => {
    const { currentApi: api, origin, describe } = context;
    const [navigation, top, asOf] = await Promise.all([
      loadPart('navigation', api.get('mainNavigation', {})),
      loadPart('top hat', api.get('topHat', {})),
      context.asof === null
        ? null
        : import('./-loaders/load-as-of.ts').then(({ loadAsOf }) => loadAsOf(context)),
    ]);
    if (navigation === 'failed') return { navigation: null, asOf };
    if (import.meta.env.SSR) siteStructuredData(navigation, origin).forEach(describe);
    return { navigation: { ...navigation, topHat: top === 'failed' ? null : top.topHat }, asOf };
  },
  head: ({ match, matches }) => rootHead(match.context, siteOf(matches), matches),
  shellComponent: Document,
  component: Root,
  errorComponent: BareErrorPage,
});

function Root() {
  const { language, settings, asof } = usePageContext();
  // Nothing is loaded when an earlier step refuses the page.
  const { navigation, asOf } = Route.useLoaderData() ?? { navigation: null, asOf: null };
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location });
  // The page for unknown addresses has no address of its own; the browser keeps what the server rendered.
  const path = import.meta.env.SSR && pathname === notFoundPath ? '' : pathname;
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData });
  const layout = page?.layout;
  const missing = useRouterState({ select: ({ matches }) => missingReleaseOf(matches) });
  return (
    <>
      <Shell
        language={language}
        asof={asof}
        layout={layout}
        navigation={navigation}
        path={path}
        search={searchStr}
        searchBox={<SearchBox language={language} id="search" />}
        searchToggle={<SearchToggle language={language} />}
      >
        <MisnamedParameters
          language={language}
          path={path}
          search={searchStr}
          known={page?.parameters}
        />
        {asOf && <ShownRelease {...asOf} language={language} />}
        {missing ? <MissingPage error={missing} language={language} /> : <Outlet />}
      </Shell>
      <LazyVisitParts
        language={language}
        settings={settings}
        layout={layout}
        provider={navigation?.provider}
      />
    </>
  );
}
