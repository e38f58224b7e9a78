import * as z from 'zod';
import type { ExternalService } from '#src/outside/external-services.ts';
import { readBody } from '#src/outside/read-body.ts';
import { fetchOutside } from '#src/tracing/spans.ts';
import { publishedQuote } from './published-quotes.ts';
import type { FindPublished, PublishedIndex, QuoteService } from './quote-service.ts';

export type QuoteAccount = {
  /** The base address of `/quotes/{secId}` and `/names/{secId}`. */
  url: string;
  /** The provider's bearer token, which never leaves the server. */
  token: string | null;
  /** The provider's id at the service. */
  providerId: string;
};

const externalQuote = z.object({
  level: z.number(),
  time: z.iso.datetime({ offset: true }),
  delayMinutes: z.int().min(0).nullable().default(0),
});
const externalName = z.object({ name: z.string().min(1).max(500) });

/**
 * Limits of calls to the service. A visitor waits for them, and a service that hangs must not block the site. The
 * page of an index requests seventeen levels and names at once.
 */
export const quotePolicy = { timeout: 3_000, maxConcurrent: 10, maxQueued: 50, resetAfter: 5_000 };

/** The age in milliseconds from which a quote is no longer live, whatever the market did meanwhile. */
const oldestLive = 24 * 60 * 60 * 1000;

/** The tolerance for differing clocks in milliseconds. A quote beyond it in the future is refused. */
const clockSkew = 5 * 60 * 1000;

/**
 * The largest plausible relative difference from the last published level; a quote beyond it belongs to another
 * index.
 */
const furthest = 0.5;

/** How long a quote is fresh, in milliseconds; open pages receive new levels at this interval. */
const freshFor = 15_000;
/** In bytes. */
const longestAnswer = 65_536;

type Options = {
  service: ExternalService;
  find: FindPublished;
  release: () => number;
  now?: () => number;
};

/**
 * Quotes of an external service. While it fails, the answer is the last published level with its date, as from the
 * built-in service.
 */
export function externalQuotes(account: QuoteAccount, options: Options): QuoteService {
  const { service, find, release, now = Date.now } = options;

  async function ask<Answer>(path: string, schema: z.ZodType<Answer>): Promise<Answer | null> {
    try {
      const found = await service.request((signal) => getJson(account, path, signal));
      return found === notCovered ? null : schema.parse(found);
    } catch {
      return null;
    }
  }

  return {
    async quote(secId) {
      const index = await find(secId);
      const found = await ask(`/quotes/${encodeURIComponent(index.secId)}`, externalQuote);
      if (found === null || !isFresh(index, found, now())) return publishedQuote(index, now());
      if (isCredible(index, found, now())) return liveQuote(index, found, now());
      service.countImplausible();
      return publishedQuote(index, now());
    },
    async name(secId) {
      const index = await find(secId);
      const found = await ask(`/names/${encodeURIComponent(index.secId)}`, externalName);
      return found?.name ?? index.name;
    },
    version: () => `${release()} ${Math.floor(now() / freshFor)}`,
  };
}

type Found = z.output<typeof externalQuote>;

/** The local day of the quote: a market in the Pacific is a day ahead of UTC. */
const dayOf = ({ time }: Found) => time.slice(0, 10);

/** A quote that does not advance is no longer live: a level of a later day may be published. */
function isFresh({ asOfDate }: PublishedIndex, found: Found, now: number): boolean {
  return dayOf(found) >= (asOfDate ?? '') && now - Date.parse(found.time) <= oldestLive;
}

/**
 * Applies the rules of published levels to a quote: it is not in the future, is above zero, and is near the last
 * level. The last rule needs a positive level, so it does not apply to rates at or below zero.
 */
function isCredible({ level: last }: PublishedIndex, { level, time }: Found, now: number): boolean {
  if (Date.parse(time) > now + clockSkew) return false;
  if (last !== null && last <= 0) return true;
  if (level <= 0) return false;
  return last === null || Math.abs(level / last - 1) <= furthest;
}

/** The change is relative to the last published level, unless the quote is of the same day. */
function liveQuote(index: PublishedIndex, found: Found, now: number) {
  const asOfDate = dayOf(found);
  return {
    ...publishedQuote(index, now),
    level: found.level,
    asOfDate,
    time: new Date(found.time).toISOString(),
    previousLevel: asOfDate === index.asOfDate ? index.previousLevel : index.level,
    isLive: true,
    delayMinutes: found.delayMinutes,
  };
}

const notCovered = Symbol('not covered');

/** Statuses below 500 that do not concern one index: the token is refused, or there were too many calls. */
const failing: ReadonlySet<number> = new Set([401, 403, 408, 429]);

async function getJson(account: QuoteAccount, path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetchOutside('quotes', `${account.url.replace(/\/+$/, '')}${path}`, {
    headers: {
      Accept: 'application/json',
      'X-Data-Provider': account.providerId,
      ...(account.token === null ? {} : { Authorization: `Bearer ${account.token}` }),
    },
    redirect: 'error',
    signal,
  });
  if (!response.ok) {
    // The failure concerns this index only and must not open the circuit for the others.
    if (response.status < 500 && !failing.has(response.status)) return notCovered;
    throw new Error(`status ${response.status}`);
  }
  const text = await readBody(response, longestAnswer);
  if (text === null) throw new Error('an answer of too many bytes');
  return JSON.parse(text);
}
