import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { preferredEncoding } from '#src/api/http/compression.ts';
import { namesTag } from '#src/api/http/entity-tag.ts';
import { cacheableAddress } from '#src/urls.ts';
import { isUnsupportedBrowser } from './browser-support.ts';

/** An answer as it goes over the wire: its headers with the policy of its very bytes, and its bytes. */
type Kept = { status: number; headers: Record<string, string>; tag: string; body: Uint8Array };

type Asked = { method: string; address: string; headers: Headers | IncomingHttpHeaders };

/** Bytes of answers that are kept: pages and answers of the API; and, apart, of "not found". */
const limits = { found: 192 * 1024 * 1024, notFound: 8 * 1024 * 1024 } as const;

/**
 * How long answers are kept, in milliseconds. Within a release an answer changes with time alone (a level that
 * is late) or with a service outside (the top hat); a "not found" may begin to exist.
 */
const keptFor = { found: 60_000, notFound: 10_000 } as const;

/** What an entry costs besides its body, roughly. */
const overhead = 2_048;

export type AnswerCache = {
  /** Answers from memory, before anything else of the server is touched; false where it holds no answer. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Makes an answer, once for all who ask for the same at the same time, and keeps it where it may be kept. */
  through: (request: Request, make: (request: Request) => Promise<Response>) => Promise<Response>;
};

/**
 * Whole answers of the current release, by address and encoding. An answer says itself whether it may be
 * kept (`s-maxage`). With another release all are dropped.
 * @param release number of the release that serves
 * @param now milliseconds of a clock that never goes back
 */
export function createAnswerCache(
  release: () => number,
  now: () => number = () => performance.now(),
): AnswerCache {
  const found = createStore(limits.found, keptFor.found, now);
  const notFound = createStore(limits.notFound, keptFor.notFound, now);
  const underWay = new Map<string, Promise<{ answer: Response; kept: Kept | null }>>();
  let held: number | null = null;

  /** Everything kept is of this release. */
  function startWith(current: number): void {
    if (current === held) return;
    held = current;
    found.clear();
    notFound.clear();
    underWay.clear();
  }

  /** The answer for the one who made it, and what of it may be kept and given to others. */
  async function makeAndKeep(key: string, make: () => Promise<Response>) {
    const answer = await make();
    if (!mayBeKept(answer, held)) return { answer, kept: null };
    const kept = await keptOf(answer);
    (kept.status === 200 ? found : notFound).set(key, kept);
    return { answer: responseOf(kept), kept };
  }

  return {
    answer(request, response) {
      startWith(release());
      const { method = 'GET', url: address = '/', headers } = request;
      const key = keyOf({ method, address, headers });
      const kept = key === null ? undefined : (found.get(key) ?? notFound.get(key));
      if (!kept) return false;
      const isKnown = kept.status === 200 && namesTag(headers['if-none-match'], kept.tag);
      if (isKnown) response.writeHead(304, withoutBody(kept.headers)).end();
      else response.writeHead(kept.status, kept.headers).end(method === 'HEAD' ? null : kept.body);
      return true;
    },
    async through(asked, make) {
      startWith(release());
      const request = withoutTracking(asked);
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const key = keyOf({ method, address: pathname + search, headers });
      // Only a whole answer can be kept and shared.
      if (key === null || method !== 'GET' || headers.has('If-None-Match')) return make(request);
      const before = await underWay.get(key);
      if (before) return before.kept ? responseOf(before.kept) : make(request);
      const making = makeAndKeep(key, () => make(request));
      underWay.set(key, making);
      try {
        return (await making).answer;
      } finally {
        if (underWay.get(key) === making) underWay.delete(key);
      }
    },
  };
}

function createStore(
  bytes: number,
  milliseconds: number,
  now: () => number,
): LRUCache<string, Kept> {
  return new LRUCache({
    maxSize: bytes,
    maxEntrySize: bytes / 8,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + overhead,
    ttl: milliseconds,
    perf: { now },
  });
}

/** Null for what is never answered from memory. */
function keyOf({ method, address, headers }: Asked): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (isUnsupportedBrowser(valueOf(headers, 'user-agent'))) return null;
  const encoding = preferredEncoding(valueOf(headers, 'accept-encoding'));
  return `${encoding ?? ''} ${cacheableAddress(address)}`;
}

function valueOf(headers: Headers | IncomingHttpHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether the answer says so, and was made on the release that serves. */
function mayBeKept({ status, headers }: Response, release: number | null): boolean {
  if (status !== 200 && status !== 404) return false;
  if (headers.get('Plumbline-Release') !== String(release) || !headers.has('ETag')) return false;
  return headers.get('Cache-Control')?.includes('s-maxage') ?? false;
}

async function keptOf(answer: Response): Promise<Kept> {
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    tag: answer.headers.get('ETag') ?? '',
    body: new Uint8Array(await answer.arrayBuffer()),
  };
}

function responseOf({ status, headers, body }: Kept): Response {
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
}

function withoutTracking(request: Request): Request {
  const { origin, pathname, search } = new URL(request.url);
  const address = pathname + search;
  const cacheable = cacheableAddress(address);
  return cacheable === address ? request : new Request(new URL(cacheable, origin), request);
}

function withoutBody(headers: Record<string, string>): Record<string, string> {
  const names = new Set(['content-type', 'content-length', 'content-encoding']);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));
}
