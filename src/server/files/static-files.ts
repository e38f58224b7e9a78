import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import {
  compress,
  encodingFor,
  preferredEncoding,
  type Encoding,
} from '#src/api/http/compression.ts';
import { found, headFiles } from '#src/urls/discovery.ts';
import { embedFrameScript, embedHostScript } from '#src/urls/embeds.ts';
import { budgets } from '../settings/budgets.ts';
import type { OtherBuilds } from './other-builds.ts';

/** Files whose names stay when their content changes. */
const aDay = 'public, max-age=86400';
const forever = 'public, max-age=31536000, immutable';

/**
 * Built files of the browser: hashed names never change, so they are kept for good; precompressed. What this
 * build does not have, another one may.
 */
export function staticFiles(folder: string, others: Pick<OtherBuilds, 'find'>): Hono {
  const app = new Hono();
  const serve = serveStatic({ root: folder, precompressed: true });
  app.get('/assets/*', keptFor(forever), serve);
  const findSent = sentFiles(others);
  app.get('/assets/:name', async (c) => {
    const name = c.req.param('name');
    const sent = await findSent(name, preferredEncoding(c.req.header('Accept-Encoding')));
    return sent === undefined ? c.notFound() : answerFile(c, name, sent);
  });
  app.get('/assets/*', (c) => c.text('There is no such file.', 404));
  for (const path of [embedFrameScript, embedHostScript]) app.get(path, keptFor(aDay), serve);
  for (const path of [headFiles.icon, found.firstIcon, headFiles.touchIcon, headFiles.sharePicture])
    app.get(path, keptFor(aDay), serve);
  return app;
}

/** A file as it is sent. */
type Sent = { body: Uint8Array<ArrayBuffer>; encoding: Encoding | null };

/** Finds files of other builds; simultaneous requests for one file share one read of the store. */
function sentFiles({ find }: Pick<OtherBuilds, 'find'>) {
  const kept = new LRUCache<string, Sent, { name: string; preferred: Encoding | null }>({
    maxSize: budgets.otherBuildBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    // A file that the cache evicts while it is read still reaches those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { name, preferred } }) => {
      const bytes = await find(name);
      return bytes === null ? undefined : sentFile(name, bytes, preferred);
    },
  });
  return (name: string, preferred: Encoding | null) =>
    kept.fetch(`${preferred ?? ''} ${name}`, { context: { name, preferred } });
}

async function sentFile(
  name: string,
  bytes: Uint8Array,
  preferred: Encoding | null,
): Promise<Sent> {
  const isText = /^(?:text|application\/json|image\/svg)/.test(typeOf(name));
  const encoding = isText ? encodingFor(bytes, preferred ?? '') : null;
  const body = encoding ? await compress(bytes, encoding) : new Uint8Array(bytes);
  return { body, encoding };
}

function answerFile(c: Context, name: string, { body, encoding }: Sent): Response {
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(body, 200, { 'Content-Type': typeOf(name), Vary: 'Accept-Encoding' });
}

const typeOf = (name: string) => getMimeType(name) ?? 'application/octet-stream';

function keptFor(policy: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', policy);
  };
}
