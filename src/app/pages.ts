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

// Only matches paths; what a page gets comes with its request.
const { getMatchedRoutes } = createRouter({
  routeTree,
  caseSensitive: true,
  context: {} as PageContext,
});

/** What `server/` calls. */
export type PagesHandler = {
  /** One request and what the page may ask of the server, in; the page, out. */
  fetch: (request: Request, options: { context: RequestContext }) => Promise<Response>;
  /** What the page at a path reads of the query, `asof` included unless it is of today alone; null where no page can be. */
  parametersOf: (path: string) => KnownParameters | null;
  /** Tells of what a page stands without; in development it goes to the console. */
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
    // Forms keep whatever they are given, and pages for those who build the site are of the moment.
    const isOfToday = parameters === 'any' || middleware.length > 0;
    return isOfToday ? parameters : [...parameters, 'asof'];
  },
  onFailure,
};

export default handler;
