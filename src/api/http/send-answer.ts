import type { Context } from 'hono';
import { compress, encodingFor } from './compression.ts';
import { entityTag } from './entity-tag.ts';
import { releaseHeaders } from './release-headers.ts';

/** Shared caches keep answers for a minute; browsers revalidate each time and mostly get a 304. */
export const cacheControl =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400';

/**
 * For answers as of an earlier release, which do not change. Browsers revalidate them all the same: a withdrawal or
 * narrower terms must reach everybody, and shared caches purge them by their surrogate keys.
 */
export const pastControl = 'public, max-age=0, s-maxage=86400';

/**
 * The same for whatever is of a release: a day that has not ended, or a release that may still be taken back, is asked
 * for as of a release too, and is of the current one.
 */
export const answerControl = (release: number, current: number): string =>
  release === current ? cacheControl : pastControl;

/**
 * For files of data: those of the current release are revalidated each time, at the cost of a 304, since large files
 * for few readers would push pages out of caches; those of an earlier one do not change.
 */
export const fileControl = (release: number, current: number): string =>
  release === current ? 'public, max-age=0, must-revalidate' : pastControl;

/**
 * For an answer that changes after so many milliseconds: each of two caches in a row, ours and one in front, may
 * hold it for half of that, since the second one starts counting when it receives it.
 */
export function cachedUntilChange(milliseconds: number): string {
  const seconds = Math.min(60, Math.floor(milliseconds / 2_000));
  if (seconds < 1) return 'public, max-age=0, must-revalidate';
  return `public, max-age=0, s-maxage=${seconds}, stale-if-error=86400`;
}

/** Answers with a cacheable body of the release: entity tag, compression (API-05). */
export async function sendAnswer(
  c: Context,
  answer: {
    text: string;
    contentType: string;
    release: number;
    /** The current release, where the answer is from an earlier one. */
    current?: number;
    policy?: string;
    lifetime?: string;
  },
): Promise<Response> {
  const body = new TextEncoder().encode(answer.text);
  const encoding = encodingFor(body, c.req.header('Accept-Encoding'));
  const headers: Record<string, string> = {
    ETag: entityTag(body, encoding),
    'Cache-Control':
      answer.lifetime ?? answerControl(answer.release, answer.current ?? answer.release),
    Vary: 'Accept-Encoding',
    ...releaseHeaders(answer.release, answer.current),
  };
  const bytes = encoding ? await compress(body, encoding) : body;
  headers['Content-Type'] = answer.contentType;
  if (answer.policy) headers['Content-Security-Policy'] = answer.policy;
  headers['Content-Length'] = String(bytes.length);
  if (encoding) headers['Content-Encoding'] = encoding;
  return c.body(bytes, 200, headers);
}
