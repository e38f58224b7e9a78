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
import { askedRelease, localPath, splitLanguage } from '#src/urls.ts';
// oxlint-disable-next-line import/no-cycle -- The framework's generated tree names the type of its router.
import { routeTree } from './route-tree.gen.ts';
import { searchSyntax } from './search-params.ts';

/** What the server's page tells the browser's router: the release that it shows, its texts, and settings of the site. */
type Carried = Pick<RequestContext, 'release' | 'origin' | 'apiPort' | 'settings' | 'texts'>;

type Surroundings = { path: string; query: string; origin: string; api: RequestContext['api'] } & {
  /** What pages are handed as it is. */
  handed: Pick<PageContext, 'cameFrom' | 'refusedForm' | 'reportStatus' | 'describe'>;
  /** Of the server alone. */
  carried?: Carried;
};

// In the browser there is one router a visit; the server never reads these.
let carried: Carried = { release: 0, origin: '', apiPort: null, settings: noSettings };
const answers = cacheAnswers(observed(withTimeout(callFromBrowser(() => carried.apiPort))));

const surroundings = createIsomorphicFn()
  .server((): Surroundings => {
    const context = getGlobalStartContext() as unknown as RequestContext;
    const { pathname, search } = new URL(getRequest().url);
    const { api, origin, release, apiPort, settings, texts } = context;
    const { cameFrom, refusedForm, reportStatus, describe } = context;
    return {
      path: pathname,
      query: search,
      origin,
      api,
      handed: { cameFrom, refusedForm, reportStatus, describe },
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
 * One router a request on the server, one a visit in the browser. Its language never changes, and neither does the
 * release that its addresses ask for: who follows a link to another loads the document anew.
 */
export function getRouter() {
  const { path, query, origin, api: call, handed, carried: ofRequest } = surroundings();
  const { language } = splitLanguage(path);
  const asof = askedRelease(query);
  const currentApi = createApiClient(call, language, (seen) => {
    // A shared cache may still give answers of the release before: going back to it would never end.
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
      // The public origin may be another than the one that the browser came by.
      context.origin = sent.origin;
      const { texts } = sent;
      return (
        texts &&
        import('#src/i18n/replaced/replaced-texts.ts').then((m) => m.readTextsFrom(() => texts))
      );
    },
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
    ...searchSyntax(),
    // Other letters' case leads to the page, and is not its address.
    caseSensitive: true,
    scrollRestoration: true,
    defaultHashScrollIntoView: { behavior: 'instant' },
    // A new page enters after the old one has left (RT-19); a page's own changes happen in place.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? ['page'] : false),
    },
    defaultPreload: false,
    // Held until another release is seen (NV-07).
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
  // Not taken among the others: Start would have it in a further entry.
  router.options.serializationAdapters = [carriedError];
  // What only the server does is no part of what browsers load.
  if (import.meta.env.SSR) router.options.dehydrate = () => ofRequest as Carried;
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
    /** What the page reads of its address's query; none unless it says so. */
    parameters?: KnownParameters;
  }
}
