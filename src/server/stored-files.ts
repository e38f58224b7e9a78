import { Hono, type Context } from 'hono';
import { namesTag } from '#src/api/http/entity-tag.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { getBlob } from '#src/store/blobs.ts';
import type { Store } from '#src/store/open-store.ts';
import { filePath, mediaPath } from '#src/urls.ts';

type BlobStore = Pick<Store, 'db'>;

const pictureTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/** Opened by itself, a picture may run, load and frame nothing, whatever an SVG brings along. */
const picturePolicy = "default-src 'none'; sandbox";

/**
 * A PDF runs nothing on the site and loads nothing from it; only our own pages may frame it. A browser's
 * viewer needs its own inline styles, and does not open in a sandbox.
 */
const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

const forever = 'public, max-age=31536000, immutable';

/**
 * Pictures and PDFs of the provider's content, by the hash of their bytes: what is behind an address never
 * changes. What a release holds besides them (the HTML of documents) is part of pages and has no address.
 */
export function storedFiles(store: BlobStore): Hono {
  const app = new Hono();
  app.get(mediaPath(':name{[0-9a-f]{64}\\.(?:svg|png|jpg)}'), (c) => {
    const [sha256 = '', type = ''] = (c.req.param('name') ?? '').split('.');
    return answerBlob(c, store, sha256, {
      'Content-Type': pictureTypes[type] ?? 'application/octet-stream',
      'Content-Security-Policy': picturePolicy,
    });
  });
  app.get(filePath(':sha256{[0-9a-f]{64}}', ':name'), (c) =>
    answerBlob(c, store, c.req.param('sha256') ?? '', {
      'Content-Type': 'application/pdf',
      'Content-Security-Policy': pdfPolicy,
      'Content-Disposition': dispositionOf(c.req.param('name') ?? ''),
    }),
  );
  app.all(mediaPath('*'), (c) => c.notFound());
  app.all(filePath('*', '*'), (c) => c.notFound());
  return app;
}

async function answerBlob(
  c: Context,
  store: BlobStore,
  sha256: string,
  headers: Record<string, string>,
): Promise<Response> {
  const bytes = await findBlob(store, sha256);
  const isPdf = bytes !== null && Buffer.from(bytes.subarray(0, 5)).equals(pdfMark);
  const asPdf = headers['Content-Type'] === 'application/pdf';
  if (bytes === null || isPdf !== asPdf) return c.notFound();
  const tag = `"${sha256}"`;
  const kept = { ...headers, ETag: tag, 'Cache-Control': forever };
  if (namesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304, kept);
  return c.body(new Uint8Array(bytes), 200, { ...kept, 'Content-Length': String(bytes.length) });
}

const pdfMark = Buffer.from('%PDF-');

async function findBlob(store: BlobStore, sha256: string): Promise<Uint8Array | null> {
  try {
    return await getBlob(store.db, sha256);
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

/** Shown in the browser, and saved under its name: in ASCII for old clients, in full for all others (RFC 6266). */
function dispositionOf(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
