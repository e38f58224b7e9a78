import { createRouter } from '@tanstack/react-router';
import { createStartHandler } from '@tanstack/react-start/server';
import type { KnownParameters } from '#src/client/page/known-search.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { RequestContext } from '#src/client/page/request-context.ts';
import { onFailure, type Failure } from '#src/client/calls/log-failure.ts';
import { withTexts } from '#src/i18n/replaced/texts-around.ts';
import { splitLanguage } from '#src/urls.ts';
import { renderDocument } from './render-document.tsx';
import { routeTree } from './route-tree.gen.ts';

const render = createStartHandler(renderDocument);

// This router only matches paths. What a page needs is passed with each request.
const { getMatchedRoutes } = createRouter({
  routeTree,
  caseSensitive: true,
  context: {} as PageContext,
});

/** The interface that `server/` uses. */
export type PagesHandler = {
  /** Renders the page of one request, with what it may use of the server. */
  fetch: (request: Request, options: { context: RequestContext }) => Promise<Response>;
  /**
   * The query parameters that the page at a path reads, `asof` included unless the page is always today's; null
   * where no page exists.
   */
  parametersOf: (path: string) => KnownParameters | null;
  /** Reports what a page had to leave out. In development it is printed on the console. */
  onFailure?: (listener: (failure: Failure) => void) => void;
};

const handler: PagesHandler = {
  fetch: async (request, options) =>
    withTexts(options.context.texts ?? {}, () =>
      render(request, options as Parameters<typeof render>[1]),
    ),
  parametersOf: (path) => {
    const [, rest, route] = getMatchedRoutes(splitLanguage(path).path);
    if (!route || '**' in rest) return null;
    const { parameters = [], middleware = [] } = route.options.staticData ?? {};
    // Forms accept any parameter, and the pages for developers of the site are always current.
    const isOfToday = parameters === 'any' || middleware.length > 0;
    return isOfToday ? parameters : [...parameters, 'asof'];
  },
  onFailure,
};

export default handler;
