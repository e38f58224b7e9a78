import { Hono } from 'hono';
import { NotFoundError } from '#src/domain/errors.ts';
import { getBlob } from '#src/store/blobs.ts';
import type { Store } from '#src/store/open-store.ts';
import { mediaPath } from '#src/urls.ts';

const contentTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
};

const forever = 'public, max-age=31536000, immutable';

/**
 * Pictures of the provider's content, by the hash of their bytes: what is behind an address never changes.
 * Opened by itself, a picture may run, load and frame nothing, whatever an SVG brings along.
 */
export function storedFiles(store: Pick<Store, 'db'>): Hono {
  const app = new Hono();
  app.get(mediaPath(':name{[0-9a-f]{64}\\.(?:svg|png|jpg)}'), async (c) => {
    const [sha256 = '', type = ''] = (c.req.param('name') ?? '').split('.');
    const headers = {
      'Content-Type': contentTypes[type] ?? 'application/octet-stream',
      'Cache-Control': forever,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ETag: `"${sha256}"`,
    };
    if (c.req.header('If-None-Match')?.includes(headers.ETag)) return c.body(null, 304, headers);
    try {
      const bytes = await getBlob(store.db, sha256);
      return c.body(new Uint8Array(bytes), 200, headers);
    } catch (error) {
      if (error instanceof NotFoundError) return c.notFound();
      throw error;
    }
  });
  app.get(mediaPath('*'), (c) => c.notFound());
  return app;
}
