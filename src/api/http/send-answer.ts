import type { Context } from 'hono';
import { compress, encodingFor } from './compression.ts';
import { entityTag, namesTag } from './entity-tag.ts';

/** Shared caches answer for a minute; a browser asks again each time and mostly gets a 304. */
export const cacheControl =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400';

/** Answers with a cacheable body of the release: entity tag, 304, compression (API-05). */
export async function sendAnswer(
  c: Context,
  answer: { text: string; contentType: string; release: number; policy?: string },
): Promise<Response> {
  const body = new TextEncoder().encode(answer.text);
  const encoding = encodingFor(body, c.req.header('Accept-Encoding'));
  const tag = entityTag(body, encoding);
  const headers: Record<string, string> = {
    ETag: tag,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    'Plumbline-Release': String(answer.release),
  };
  if (namesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers);
  const bytes = encoding ? await compress(body, encoding) : body;
  headers['Content-Type'] = answer.contentType;
  if (answer.policy) headers['Content-Security-Policy'] = answer.policy;
  headers['Content-Length'] = String(bytes.length);
  if (encoding) headers['Content-Encoding'] = encoding;
  return c.body(bytes, 200, headers);
}
