import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const forever = 'public, max-age=31536000, immutable';

/** Built files of the browser: hashed names never change, so they are kept for good; precompressed. */
export function staticFiles(folder: string): Hono {
  const app = new Hono();
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_path, c) => {
      c.header('Cache-Control', forever);
    },
  });
  app.get('/assets/*', serve);
  app.get('/assets/*', (c) => c.notFound());
  app.get('/favicon.svg', serveStatic({ root: folder, precompressed: true }));
  return app;
}
