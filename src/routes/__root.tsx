import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router';
import sansFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import serifFont from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import { logFailure } from '#src/client/log-failure.ts';
import type { PageContext } from '#src/client/page-context.ts';
import { runMiddleware } from '#src/client/page-middleware.ts';
import { usePageContext } from '#src/client/use-page-context.ts';
import { BareErrorPage } from '#src/features/errors/bare-error-page.tsx';
import { SearchBox } from '#src/features/search/search-box.tsx';
import { SearchOverlay } from '#src/features/search/search-overlay.tsx';
import { Document } from '#src/features/shell/document.tsx';
import { Shell } from '#src/features/shell/shell.tsx';

const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const Route = createRootRouteWithContext<PageContext>()({
  beforeLoad: ({ matches, context }) =>
    runMiddleware(
      matches.flatMap((match) => match.staticData.middleware ?? []),
      context,
    ),
  // Fetched once per visit (LY-08): nothing in its key changes with the page. Pages stand without it.
  loader: ({ context }) =>
    context.api.get('mainNavigation', {}).catch((error: unknown) => {
      logFailure('navigation', error);
      return null;
    }),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#fbfaf7', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#121419', media: '(prefers-color-scheme: dark)' },
    ],
    links: [
      preloadFont(sansFont),
      preloadFont(serifFont),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }),
  shellComponent: Document,
  component: Root,
  errorComponent: BareErrorPage,
});

function Root() {
  const { language } = usePageContext();
  const navigation = Route.useLoaderData();
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location });
  const layout = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.layout ?? 'default',
  });
  return (
    <Shell
      language={language}
      layout={layout}
      navigation={navigation}
      path={pathname}
      search={searchStr}
      searchBox={<SearchBox language={language} id="search" />}
      searchToggle={<SearchOverlay language={language} />}
    >
      <Outlet />
    </Shell>
  );
}
