import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { imageTypeOf, type PictureType } from '#src/publishing/pages/picture-type.ts';
import { makeProblem, problemResponse } from '#src/api/http/problems.ts';
import { getBlob } from '#src/store/blobs.ts';
import type { Store } from '#src/store/open-store.ts';
import { filePath, mediaPath } from '#src/urls.ts';
import { pdfPolicy } from '../http/security-headers.ts';
import { budgets } from '../settings/budgets.ts';

type BlobStore = Pick<Store, 'db'>;
type FileDeps = { store: BlobStore; snapshot: () => Snapshot };

const mediaTypes: Record<PictureType | 'pdf' | 'woff2', string> = {
  pdf: 'application/pdf',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/** Opened by itself, a picture may run, load and frame nothing, whatever an SVG brings along. */
const picturePolicy = "default-src 'none'; sandbox";

const forever = 'public, max-age=31536000, immutable';
/** A document may be taken down: nobody keeps it longer than an hour without asking. */
const whileListed = 'public, max-age=3600';

const listedPdfs = oncePerRelease(async ({ snapshot }: { snapshot: Snapshot }) => {
  const { documents } = snapshot.catalogue;
  const rows = Array.from({ length: documents.size }, (_, row) => documents.row(row));
  return new Set(rows.filter(({ format }) => format === 'pdf').map(({ sha256 }) => sha256));
});

/**
 * Pictures, typefaces and PDFs of the provider's content, addressed by the hash of their bytes, so that what is behind
 * an address never changes. The media type follows from the bytes. A PDF is served while a document of the current
 * release uses it, whatever else the store holds. Other stored files (the HTML of documents) are parts of pages and
 * have no address.
 */
export function storedFiles({ store, snapshot }: FileDeps): Hono {
  const app = new Hono();
  const findFile = cachedFiles({ store, snapshot });
  app.get(mediaPath(':name{[0-9a-f]{64}\\.(?:svg|png|jpg|woff2)}'), async (c) => {
    const [sha256 = '', type] = (c.req.param('name') ?? '').split('.');
    const found = await findFile(sha256);
    if (!found || found.type !== type) return nothingThere(c);
    return answerFile(c, found, {
      'Content-Security-Policy': picturePolicy,
      'Cache-Control': forever,
    });
  });
  app.get(filePath(':sha256{[0-9a-f]{64}}', ':name'), async (c) => {
    const sha256 = c.req.param('sha256') ?? '';
    if (!(await listedPdfs({ snapshot: snapshot() })).has(sha256)) return nothingThere(c);
    const found = await findFile(sha256);
    if (!found || found.type !== 'pdf') return nothingThere(c);
    return answerFile(c, found, {
      'Content-Security-Policy': pdfPolicy("'self'"),
      'Content-Disposition': dispositionOf(c.req.param('name') ?? ''),
      'Cache-Control': whileListed,
    });
  });
  app.all(mediaPath('*'), nothingThere);
  app.all(filePath('*', '*'), nothingThere);
  return app;
}

/** A file under its hash, and what its bytes are. */
type CachedFile = { sha256: string; type: keyof typeof mediaTypes; bytes: Uint8Array<ArrayBuffer> };

/** Finds files by hash; simultaneous requests for one file share one read of the store. */
function cachedFiles({
  store,
  snapshot,
}: FileDeps): (sha256: string) => Promise<CachedFile | undefined> {
  const cached = new LRUCache<string, CachedFile>({
    maxSize: budgets.storedFileBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
    // A file that the cache evicts while it is read still reaches those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (sha256) => {
      const bytes = Buffer.from((await findBlob(store, snapshot().release, sha256)) ?? []);
      const type = typeOf(bytes);
      return type === null ? undefined : { sha256, type, bytes: new Uint8Array(bytes) };
    },
  });
  return (sha256) => cached.fetch(sha256);
}

function answerFile(
  c: Context,
  { sha256, type, bytes }: CachedFile,
  headers: Record<string, string>,
): Response {
  return c.body(bytes, 200, {
    ...headers,
    ETag: `"${sha256}"`,
    'Content-Type': mediaTypes[type],
    'Content-Length': String(bytes.length),
  });
}

const pdfMark = Buffer.from('%PDF-');
const fontMark = Buffer.from('wOF2');

function typeOf(bytes: Buffer): CachedFile['type'] | null {
  if (pdfMark.equals(bytes.subarray(0, pdfMark.length))) return 'pdf';
  return fontMark.equals(bytes.subarray(0, fontMark.length)) ? 'woff2' : imageTypeOf(bytes);
}

async function findBlob(
  store: BlobStore,
  release: number,
  sha256: string,
): Promise<Uint8Array | null> {
  try {
    return await getBlob(store.db, release, sha256);
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

/** No file is at the address, and none is written there. */
function nothingThere(c: Context): Response {
  if (c.req.method === 'GET') return c.text('There is no such file.', 404);
  return problemResponse(makeProblem(405, `${c.req.method} is not possible here`), {
    Allow: 'GET, HEAD',
  });
}
