import { createServer, isRunnableDevEnvironment } from 'vite';
import type { PagesHandler } from '#src/app/pages.ts';
import { readEnv } from './settings/env.ts';
import { startServer } from './start/start-server.ts';

/**
 * `npm run dev`: Vite serves the browser's files and renders the pages from source. The store and the workers are
 * opened once, outside Vite, and survive every change of a page.
 */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

const pages: PagesHandler = {
  // Nothing is cached, and routes may come and go.
  parametersOf: () => 'any',
  fetch: async (request, options) => {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr))
      throw new Error('Vite has no environment to render in');
    const entry = await ssr.runner.import<{ default: PagesHandler }>('/src/app/pages.ts');
    return entry.default.fetch(request, options);
  },
};

const server = await startServer(readEnv(), {
  pages,
  clientFolder: null,
  inFront: (next) => (request, response) => {
    vite.middlewares(request, response, () => next(request, response));
  },
});
process.stdout.write(`Plumbline in development is at ${server.url}\n`);

process.once('SIGINT', () => {
  void Promise.all([server.close(), vite.close()]).then(() => process.exit(0));
});
