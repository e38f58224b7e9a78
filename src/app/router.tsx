import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { createApiClient } from '#src/client/calls/api-client.ts';
import { callFromBrowser } from '#src/client/calls/call-from-browser.ts';
import { carriedError } from '#src/client/calls/carried-error.ts';
import { withTimeout } from '#src/client/calls/call-timeout.ts';
import { cacheAnswers } from '#src/client/calls/visit-cache.ts';
import { observed } from '#src/client/calls/request-events.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { KnownParameters } from '#src/client/page/known-search.ts';
import type { RequestContext } from '#src/client/page/request-context.ts';
import { noSettings } from '#src/client/page/site-settings.ts';
import { ErrorPage } from '#src/features/errors/error-page.tsx';
import { NotFoundPage } from '#src/features/errors/not-found-page.tsx';
import { requestedRelease, localPath, splitLanguage } from '#src/urls.ts';
// oxlint-disable-next-line import/no-cycle -- The framework's generated tree names the type of its router.
import { routeTree } from './route-tree.gen.ts';
import { searchSyntax } from './search-params.ts';

/** What the server's page passes to the browser's router: its release, its texts and settings of the site. */
type Carried = Pick<RequestContext, 'release' | 'origin' | 'apiPort' | 'settings' | 'texts'>;

type Surroundings = { path: string; query: string; origin: string; api: RequestContext['api'] } & {
  /** Passed to pages unchanged. */
  handed: Pick<PageContext, 'cameFrom' | 'refusedForm' | 'reportStatus' | 'describe'>;
  /** Present on the server only. */
  carried?: Carried;
};

// The browser has one router per visit. The server never reads these variables.
let carried: Carried = { release: 0, origin: '', apiPort: null, settings: noSettings };
const answers = cacheAnswers(observed(withTimeout(callFromBrowser(() => carried.apiPort))));

const surroundings = createIsomorphicFn()
  .server((): Surroundings => {
    const context = getGlobalStartContext() as unknown as RequestContext;
    const { pathname, search } = new URL(getRequest().url);
    const { api, origin, release, apiPort, settings, texts } = context;
    const { cameFrom, refusedForm, reportStatus, described } = context;
    return {
      path: pathname,
      query: search,
      origin,
      api,
      handed: {
        cameFrom,
        refusedForm,
        reportStatus,
        describe: (data) => described.push(data),
      },
      carried: { release, origin, apiPort, settings, texts },
    };
  })
  .client((): Surroundings => ({
    path: location.pathname,
    query: location.search,
    origin: location.origin,
    api: answers.call,
    handed: {
      cameFrom: null,
      refusedForm: null,
      reportStatus: () => undefined,
      describe: () => undefined,
    },
  }));

/**
 * Creates the router: one per request on the server, one per visit in the browser. Its language and the release
 * that its addresses ask for never change; a link to another one loads a new document.
 */
export function getRouter() {
  const { path, query, origin, api: call, handed, carried: ofRequest } = surroundings();
  const { language } = splitLanguage(path);
  const asof = requestedRelease(query);
  const currentApi = createApiClient(call, language, (seen) => {
    // A shared cache may still send answers of the previous release. Going back to it would cause endless reloads.
    if (carried.release === 0 || seen <= carried.release) return;
    carried = { ...carried, release: seen };
    answers.clear();
    void router.invalidate();
  });
  const context: PageContext = {
    api: asof === null ? currentApi : createApiClient(call, language, () => undefined, asof),
    currentApi,
    asof,
    language,
    origin,
    ...handed,
    apiPort: () => carried.apiPort,
    settings: () => (ofRequest ?? carried).settings,
  };
  const router = createRouter({
    routeTree,
    context,
    hydrate: (sent: Carried) => {
      carried = sent;
      // The public origin may differ from the one that the browser used.
      context.origin = sent.origin;
      const { texts } = sent;
      return (
        texts &&
        import('#src/i18n/replaced/replaced-texts.ts').then((m) => m.readTextsFrom(() => texts))
      );
    },
    // Routes are written once; Japanese pages have the prefix /ja-jp.
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
    ...searchSyntax(),
    // An address in another letter case leads to the page but is not canonical.
    caseSensitive: true,
    scrollRestoration: true,
    defaultHashScrollIntoView: { behavior: 'instant' },
    // A new page enters after the old one has left (RT-19); changes within a page happen in place.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? ['page'] : false),
    },
    defaultPreload: false,
    // Cached until another release is seen (NV-07).
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
  // Assigned instead of passed as an option, for which the framework would create another entry.
  router.options.serializationAdapters = [carriedError];
  // Code that only the server needs is removed from the browser's build.
  if (import.meta.env.SSR) router.options.dehydrate = () => ofRequest as Carried;
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /** Filtering, sorting and paging of a list keep the scroll position (RT-18). */
    keepScroll?: boolean;
    /** Runs in order before the page's layout; an unknown name is a 500 (RT-22). */
    middleware?: readonly string[];
    layout?: 'default' | 'content-only';
    /** The query parameters that the page reads; none by default. */
    parameters?: KnownParameters;
  }
}
