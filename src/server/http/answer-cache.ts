import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { preferredEncoding } from '#src/api/http/compression.ts';
import { answerConditionally, withoutBody } from '#src/api/http/conditional-requests.ts';
import { namesTag } from '#src/api/http/entity-tag.ts';
import { health } from '#src/urls.ts';
import { isDownload } from '#src/urls/downloads.ts';
import { longestAddress } from './admit-requests.ts';
import { isUnsupportedBrowser } from '../pages/browser-support.ts';
import { linesOf } from './header-lines.ts';
import type { KnownAddress } from './known-address.ts';

/** An answer as it goes over the wire: its headers with the policy of its very bytes, and its bytes. */
type Kept = {
  status: number;
  headers: Record<string, string>;
  headerLines: readonly string[];
  tag: string;
  body: Uint8Array;
};

type Make = (request: Request) => Promise<Response>;
type Asked = { method: string; address: string; headers: Headers | IncomingHttpHeaders };

/** Bytes of answers that are kept: pages and answers of the API; and, apart, of "not found". */
const limits = { found: 192 * 1024 * 1024, notFound: 8 * 1024 * 1024 } as const;

/**
 * How long answers are kept at most, in milliseconds. Within a release an answer changes with time alone (a level that
 * is late) or with a service outside (the top hat); a "not found" may begin to exist.
 */
const keptFor = { found: 60_000, notFound: 10_000 } as const;

/** An answer that cannot be made anew is given on, and made again only after so many milliseconds. */
const retryAfter = 1_000;

/** What an entry costs besides its body, roughly. */
const overhead = 2_048;

export type AnswerCache = {
  /**
   * Answers from memory, before anything else of the server is touched; false where it holds no answer.
   * @param own names and values of headers of this very answer: set before, they would cost several times as much
   */
  answer: (request: IncomingMessage, response: ServerResponse, own?: readonly string[]) => boolean;
  /**
   * Makes an answer, once for all who ask for the same at the same time, and keeps it where it may be kept. For
   * HEAD it is made as for GET: who looks first costs no more than who only reads.
   */
  through: (request: Request, make: Make) => Promise<Response>;
};

/**
 * Whole answers of the current release, by the known part of their address and by encoding. An answer says
 * itself whether it may be kept, and for how long (`s-maxage`). With another release all are dropped. An answer of this release that is too old is still
 * better than none: it is given on while the store, or a part of a page, cannot be had.
 * @param release number of the release that serves
 * @param known the part of an address on which its answer depends
 * @param now milliseconds of a clock that never goes back
 */
export function createAnswerCache(
  release: () => number,
  known: KnownAddress,
  now: () => number = () => performance.now(),
): AnswerCache {
  const found = createStore(limits.found, keptFor.found, now);
  const notFound = createStore(limits.notFound, keptFor.notFound, now);
  const underWay = new Map<string, Promise<{ answer: Response; kept: Kept | null }>>();
  let held: number | null = null;

  /** Null for what is never answered from memory. */
  function keyOf({ method, address, headers }: Asked): string | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    if (isNeverKept(address) || address.length > longestAddress) return null;
    if (isUnsupportedBrowser(valueOf(headers, 'user-agent'))) return null;
    const encoding = preferredEncoding(valueOf(headers, 'accept-encoding'));
    return `${encoding ?? ''} ${known(address)}`;
  }

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
    const began = held;
    const answer = await make();
    const isWhole = mayBeKept(answer, held);
    const kept = isWhole ? await keptOf(answer) : expired(key);
    if (!kept || held !== began) return { answer: kept ? answerOf(kept) : answer, kept: null };
    const store = kept.status === 200 ? found : notFound;
    store.set(key, kept, { ttl: isWhole ? Math.min(store.ttl, lifetimeOf(kept)) : retryAfter });
    return { answer, kept };
  }

  /** What was kept of an answer, however long ago. */
  function expired(key: string): Kept | null {
    const anyAge = { allowStale: true };
    return found.get(key, anyAge) ?? notFound.get(key, anyAge) ?? null;
  }

  /** One that is too old, while another request makes it anew: nobody else need wait for that. */
  function beingMade(key: string): Kept | null {
    return underWay.has(key) ? expired(key) : null;
  }

  /** The answer to a GET. */
  async function through(key: string, request: Request, make: Make) {
    const before = await underWay.get(key);
    if (before) return before.kept ? answerOf(before.kept) : make(request);
    // Only a whole answer can be kept and shared.
    const making = makeAndKeep(key, () => make(unconditional(request)));
    underWay.set(key, making);
    try {
      const { answer, kept } = await making;
      return kept ? answerOf(kept) : answer;
    } finally {
      if (underWay.get(key) === making) underWay.delete(key);
    }
  }

  return {
    answer(request, response, own) {
      startWith(release());
      const { method = 'GET', url: address = '/', headers } = request;
      const key = keyOf({ method, address, headers });
      const kept = key === null ? null : (found.get(key) ?? notFound.get(key) ?? beingMade(key));
      if (kept !== null) send(kept, request, response, own);
      return kept !== null;
    },
    async through(request, make) {
      startWith(release());
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

/** 304 where the browser holds these very bytes. */
function send(
  { status, headers, headerLines, tag, body }: Kept,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  own: readonly string[] = [],
): void {
  if (status === 200 && namesTag(asked['if-none-match'], tag))
    response.writeHead(304, linesOf(withoutBody(headers)).concat(own)).end();
  else response.writeHead(status, headerLines.concat(own)).end(method === 'HEAD' ? null : body);
}

/**
 * Health checks are of the moment, and not to wait for one that hangs. A file is written for who reads it: not
 * for HEAD, nor for who holds it, as its maker sees.
 */
function isNeverKept(address: string): boolean {
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  return healthChecks.has(path) || isDownload(path);
}

const healthChecks: ReadonlySet<string> = new Set(Object.values(health));

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
    noDeleteOnStaleGet: true,
    // The clock is asked each time: one second may matter.
    ttlResolution: 0,
    perf: { now },
  });
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
  return sharedAge.test(headers.get('Cache-Control') ?? '');
}

/** In milliseconds, as the answer says. */
function lifetimeOf({ headers }: Kept): number {
  return 1_000 * Number(sharedAge.exec(headers['cache-control'] ?? '')?.[1] ?? 0);
}

const sharedAge = /s-maxage=([1-9]\d*)/;

async function keptOf(answer: Response): Promise<Kept> {
  const headers = Object.fromEntries(answer.headers);
  return {
    status: answer.status,
    headers,
    headerLines: linesOf(headers),
    tag: answer.headers.get('ETag') ?? '',
    // As Node sends it: any other bytes are wrapped anew for each answer.
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

function answerOf({ status, headers, body }: Kept): Response {
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
}

/** What nobody reads is not made, where it is made while it is read. */
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
