import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { preferredEncoding } from '#src/api/http/compression.ts';
import { answerConditionally, withoutBody } from '#src/api/http/conditional-requests.ts';
import { namesTag } from '#src/api/http/entity-tag.ts';
import { isDownload } from '#src/urls/downloads.ts';
import { pathOf } from '#src/urls/path-of.ts';
import { budgets } from '../settings/budgets.ts';
import { isUnsupportedBrowser } from '../pages/browser-support.ts';
import { linesOf } from './header-lines.ts';
import { isHealthCheck } from './health-checks.ts';
import type { KnownAddress } from './known-address.ts';

/** An answer as it is sent: its bytes, and its headers with the Content-Security-Policy of these very bytes. */
type CachedAnswer = {
  status: number;
  headers: Record<string, string>;
  headerLines: readonly string[];
  tag: string;
  body: Uint8Array;
};

type Make = (request: Request) => Promise<Response>;
type CacheRequest = { method: string; address: string; headers: Headers | IncomingHttpHeaders };

const limits = budgets.answerCache;

/** Bytes that an entry takes besides its body, roughly. */
const overhead = 2_048;

export type AnswerCache = {
  /**
   * Answers from memory, before anything else of the server runs; false on a cache miss.
   * @param own names and values of headers of this one answer: to set them on the response first would cost several
   *   times as much
   */
  answer: (request: IncomingMessage, response: ServerResponse, own?: readonly string[]) => boolean;
  /**
   * Makes an answer, once for all simultaneous requests for it, and caches it if its headers allow that. HEAD is
   * answered as GET without the body, so that it fills the cache too.
   */
  through: (request: Request, make: Make) => Promise<Response>;
};

/**
 * Whole answers of the current release, by the known part of their address and by encoding. The Cache-Control of an
 * answer says whether it may be cached, and for how long (`s-maxage`). A new release clears the cache. A stale answer of
 * the current release is still better than none: it is served while the store, or a part of a page, is unavailable.
 * @param release number of the release that serves
 * @param known the part of an address on which its answer depends
 * @param now milliseconds of a monotonic clock
 */
export function createAnswerCache(
  release: () => number,
  known: KnownAddress,
  now: () => number = () => performance.now(),
): AnswerCache {
  const found = createStore(limits.foundBytes, limits.foundTtl, now);
  const notFound = createStore(limits.notFoundBytes, limits.notFoundTtl, now);
  const inProgress = new Map<string, Promise<{ answer: Response; cached: CachedAnswer | null }>>();
  let cachedRelease: number | null = null;

  /** Null for a request that is never answered from memory. */
  function keyOf({ method, address, headers }: CacheRequest): string | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    if (isNeverCached(address) || address.length > budgets.addressLength) return null;
    if (isUnsupportedBrowser(valueOf(headers, 'user-agent'))) return null;
    const encoding = preferredEncoding(valueOf(headers, 'accept-encoding'));
    return `${encoding ?? ''} ${known(address)}`;
  }

  /** Drops the answers of another release. */
  function clearOtherReleases(current: number): void {
    if (current === cachedRelease) return;
    cachedRelease = current;
    found.clear();
    notFound.clear();
    inProgress.clear();
  }

  /** The answer for the request that made it, and its cached form for the others, if it may be cached. */
  async function makeAndCache(key: string, make: () => Promise<Response>) {
    const madeFor = cachedRelease;
    const answer = await make();
    const isWhole = mayBeCached(answer, cachedRelease);
    const cached = isWhole ? await cachedForm(answer) : stale(key);
    if (!cached || cachedRelease !== madeFor)
      return { answer: cached ? answerOf(cached) : answer, cached: null };
    const store = cached.status === 200 ? found : notFound;
    const ttl = isWhole ? Math.min(store.ttl, lifetimeOf(cached)) : limits.retryAfter;
    store.set(key, cached, { ttl });
    return { answer, cached };
  }

  /** The cached answer, however old. */
  function stale(key: string): CachedAnswer | null {
    const anyAge = { allowStale: true };
    return found.get(key, anyAge) ?? notFound.get(key, anyAge) ?? null;
  }

  /** The stale answer, while another request makes it anew: no third one needs to wait for that. */
  function staleWhileRevalidated(key: string): CachedAnswer | null {
    return inProgress.has(key) ? stale(key) : null;
  }

  /** The answer to a GET. */
  async function through(key: string, request: Request, make: Make) {
    const before = await inProgress.get(key);
    if (before) return before.cached ? answerOf(before.cached) : make(request);
    // A 304 could not be cached and shared.
    const making = makeAndCache(key, () => make(unconditional(request)));
    inProgress.set(key, making);
    try {
      const { answer, cached } = await making;
      return cached ? answerOf(cached) : answer;
    } finally {
      if (inProgress.get(key) === making) inProgress.delete(key);
    }
  }

  return {
    answer(request, response, own) {
      clearOtherReleases(release());
      const { method = 'GET', url: address = '/', headers } = request;
      const key = keyOf({ method, address, headers });
      const cached =
        key === null ? null : (found.get(key) ?? notFound.get(key) ?? staleWhileRevalidated(key));
      if (cached !== null) send(cached, request, response, own);
      return cached !== null;
    },
    async through(request, make) {
      clearOtherReleases(release());
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const key = keyOf({ method, address: pathname + search, headers });
      if (key === null) return make(request);
      const get = method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
      const answer = answerConditionally(await through(key, get, make), headers);
      return method === 'HEAD' ? headOf(answer) : answer;
    },
  };
}

/** Sends 304 to a browser that has these very bytes. */
function send(
  { status, headers, headerLines, tag, body }: CachedAnswer,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  own: readonly string[] = [],
): void {
  if (status === 200 && namesTag(asked['if-none-match'], tag))
    response.writeHead(304, linesOf(withoutBody(headers)).concat(own)).end();
  else response.writeHead(status, headerLines.concat(own)).end(method === 'HEAD' ? null : body);
}

/**
 * Health checks describe this moment, and must not wait for another that hangs. Downloads are written while they are
 * read, and handle HEAD and conditional requests themselves.
 */
function isNeverCached(address: string): boolean {
  const path = pathOf(address);
  return isHealthCheck(path) || isDownload(path);
}

function createStore(
  bytes: number,
  milliseconds: number,
  now: () => number,
): LRUCache<string, CachedAnswer> {
  return new LRUCache({
    maxSize: bytes,
    maxEntrySize: bytes / 8,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + overhead,
    ttl: milliseconds,
    noDeleteOnStaleGet: true,
    // The clock is read each time: one second may matter.
    ttlResolution: 0,
    perf: { now },
  });
}

function valueOf(headers: Headers | IncomingHttpHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** True if the answer allows it, and was made from the release that serves. */
function mayBeCached({ status, headers }: Response, release: number | null): boolean {
  if (status !== 200 && status !== 404) return false;
  if (headers.get('Plumbline-Release') !== String(release) || !headers.has('ETag')) return false;
  return sharedAge.test(headers.get('Cache-Control') ?? '');
}

/** Milliseconds of `s-maxage`. */
function lifetimeOf({ headers }: CachedAnswer): number {
  return 1_000 * Number(sharedAge.exec(headers['cache-control'] ?? '')?.[1] ?? 0);
}

const sharedAge = /s-maxage=([1-9]\d*)/;

async function cachedForm(answer: Response): Promise<CachedAnswer> {
  const headers = Object.fromEntries(answer.headers);
  return {
    status: answer.status,
    headers,
    headerLines: linesOf(headers),
    tag: answer.headers.get('ETag') ?? '',
    // A Buffer, which Node sends as it is: any other bytes are wrapped anew for each answer.
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

function answerOf({ status, headers, body }: CachedAnswer): Response {
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
}

/** Without its body. A body that is made while it is read is cancelled. */
function headOf({ status, headers, body }: Response): Response {
  void body?.cancel();
  return new Response(null, { status, headers });
}

function unconditional(request: Request): Request {
  if (!request.headers.has('If-None-Match')) return request;
  const headers = new Headers(request.headers);
  headers.delete('If-None-Match');
  return new Request(request, { headers });
}
