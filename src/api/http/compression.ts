import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { weightsOf } from './weights.ts';

export type Encoding = 'br' | 'gzip';

// Smaller bodies gain hardly anything from compression.
const smallestBody = 1024;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Parsed headers are remembered, since clients send few different ones. */
const preferences = new Map<string, Encoding | null>();
const mostPreferences = 500;
const longestRemembered = 100;

/** The encoding that an Accept-Encoding header prefers, brotli where both are equal; null for none. */
export function preferredEncoding(header = ''): Encoding | null {
  const before = preferences.get(header);
  if (before !== undefined) return before;
  const preferred = readPreference(header);
  const hasRoom = preferences.size < mostPreferences && header.length <= longestRemembered;
  if (hasRoom) preferences.set(header, preferred);
  return preferred;
}

function readPreference(header: string): Encoding | null {
  const weights = weightsOf(header);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = weightOf('gzip') > weightOf('br') ? 'gzip' : 'br';
  return weightOf(best) > 0 ? best : null;
}

/** The encoding for a body of this size under this Accept-Encoding header. */
export function encodingFor(body: Uint8Array, header: string | undefined): Encoding | null {
  return body.length < smallestBody ? null : preferredEncoding(header);
}

/** Compresses off the event loop. From quality 6 on a document takes twice the time and is hardly smaller. */
export function compress(body: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return gzipAsync(body);
  return brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
