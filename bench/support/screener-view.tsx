import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { routeTree } from '#src/app/route-tree.gen.ts';
import { searchSyntax } from '#src/app/search-params.ts';
import { createApiClient } from '#src/client/calls/api-client.ts';
import { noSettings } from '#src/client/page/site-settings.ts';

/**
 * The screener by React alone: the same view, from header to footer, with its data ready. What is rendered is
 * the whole document, of which the page's own rendering lacks nothing but the list of its scripts.
 * @param origin address of a site that answers for the data
 */
export async function screenerView(origin: string): Promise<() => string> {
  const api = createApiClient(
    (path) => fetch(origin + path),
    'en-us',
    () => undefined,
  );
  const router = createRouter({
    routeTree,
    ...searchSyntax(),
    isServer: true,
    origin,
    history: createMemoryHistory({ initialEntries: ['/indexes/screener'] }),
    context: {
      api,
      currentApi: api,
      asof: null,
      language: 'en-us',
      origin,
      apiPort: () => null,
      settings: () => noSettings,
      cameFrom: null,
      refusedForm: null,
      reportStatus: () => undefined,
      describe: () => undefined,
    },
  });
  await router.load();
  return () => renderToString(<RouterServer router={router} />);
}
