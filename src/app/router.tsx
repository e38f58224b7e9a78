import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { createApiClient, type ApiCall } from '#src/client/api-client.ts';
import type { PageContext } from '#src/client/page-context.ts';
import type { RequestContext } from '#src/client/request-context.ts';
import { ErrorPage } from '#src/features/errors/error-page.tsx';
import { NotFoundPage } from '#src/features/errors/not-found-page.tsx';
import { localPath, splitLanguage } from '#src/urls.ts';
import { routeTree } from './route-tree.gen.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

type Surroundings = Pick<RequestContext, 'origin' | 'reportStatus'> & {
  path: string;
  call: ApiCall;
};

const surroundings = createIsomorphicFn()
  .server((): Surroundings => {
    const context = getGlobalStartContext() as unknown as RequestContext;
    return { ...context, call: context.api, path: new URL(getRequest().url).pathname };
  })
  .client((): Surroundings => ({
    path: location.pathname,
    origin: location.origin,
    call: (path, init) => fetch(path, init),
    reportStatus: () => undefined,
  }));

/** One router a request on the server, one a visit in the browser; its language never changes. */
export function getRouter() {
  const { path, origin, call, reportStatus } = surroundings();
  const { language } = splitLanguage(path);
  let release: string | null = null;
  const api = createApiClient(call, language, (seen) => {
    if (release !== null && release !== seen) void router.invalidate();
    release = seen;
  });
  const router = createRouter({
    routeTree,
    context: { api, language, origin, reportStatus } satisfies PageContext,
    // Pages are written once; the Japanese ones live below /ja-jp.
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLanguage(url.pathname).path;
        return url;
      },
      output: ({ url }) => {
        url.pathname = localPath(language, url.pathname);
        return url;
      },
    },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultHashScrollIntoView: { behavior: 'instant' },
    defaultPreload: false,
    // Held until a new release is seen (NV-07).
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPendingMs: 200,
    defaultPendingMinMs: 200,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /** The page's own filter, sort and page changes leave the scroll position alone (RT-18). */
    keepScroll?: boolean;
    /** Run in order before the page's layout; an unknown name is a 500 (RT-22). */
    middleware?: readonly string[];
    layout?: 'default' | 'content-only';
  }
}
