import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import type { RequestContext } from '#src/client/request-context.ts';

// Buffered, not streamed: the whole page is needed to hash its inline scripts and to cache it.
const render = createStartHandler(defaultRenderHandler);

/** What `server/` calls: one request and what the page may ask of the server, in; the page, out. */
export type PagesHandler = {
  fetch: (request: Request, options: { context: RequestContext }) => Promise<Response>;
};

const handler: PagesHandler = {
  fetch: async (request, options) => render(request, options as Parameters<typeof render>[1]),
};

export default handler;
