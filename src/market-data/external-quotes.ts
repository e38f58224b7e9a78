import * as z from 'zod';
import type { ExternalService } from '#src/outside/external-services.ts';
import { readBody } from '#src/outside/read-body.ts';
import { fetchOutside } from '#src/tracing/spans.ts';
import { publishedQuote } from './published-quotes.ts';
import type { FindPublished, PublishedIndex, QuoteService } from './quote-service.ts';

export type QuoteAccount = {
  /** Address below which `/quotes/{secId}` and `/names/{secId}` answer. */
  url: string;
  /** Bearer token of the provider; never leaves the server. */
  token: string | null;
  /** Names the provider to the service. */
  providerId: string;
};

const externalQuote = z.object({
  level: z.number(),
  time: z.iso.datetime({ offset: true }),
  delayMinutes: z.int().min(0).nullable().default(0),
});
const externalName = z.object({ name: z.string().min(1).max(500) });

/**
 * How the service is asked: a visitor waits with it, and one that hangs must not hang the site. The page of an
 * index asks for seventeen levels and names together.
 */
export const quotePolicy = { timeout: 3_000, maxConcurrent: 10, maxQueued: 50, resetAfter: 5_000 };

/** Milliseconds after which a quote is live no longer, whatever the market did meanwhile. */
const oldestLive = 24 * 60 * 60 * 1000;

/** Milliseconds by which clocks may differ: a quote of a later time is of no day there is. */
const clockSkew = 5 * 60 * 1000;

/** How far a quote may be from the last published level, as a share of it: what is further is another index's. */
const furthest = 0.5;

/** Open pages are told of new levels this often. */
const freshFor = 15_000;
/** Bytes. */
const longestAnswer = 65_536;

type Options = {
  service: ExternalService;
  find: FindPublished;
  release: () => number;
  now?: () => number;
};

/**
 * Quotes of a service elsewhere. While it fails, answers are the last published level with its date, as
 * the built-in service gives them.
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

/** The day at the place that the service tells the time of: a market of the Pacific is a day ahead of UTC. */
const dayOf = ({ time }: Found) => time.slice(0, 10);

/** What a service says that stands still is no quote: a level of a later day may be published. */
function isFresh({ asOfDate }: PublishedIndex, found: Found, now: number): boolean {
  return dayOf(found) >= (asOfDate ?? '') && now - Date.parse(found.time) <= oldestLive;
}

/**
 * What holds for levels of our own: none is of the future, they are above zero, and none is far from the one before it. A rate
 * that is not above zero has no part by which another could be far from it.
 */
function isCredible({ level: last }: PublishedIndex, { level, time }: Found, now: number): boolean {
  if (Date.parse(time) > now + clockSkew) return false;
  if (last !== null && last <= 0) return true;
  if (level <= 0) return false;
  return last === null || Math.abs(level / last - 1) <= furthest;
}

/** A change is told against the last published level, unless the quote is of that very day. */
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

/** Answers below 500 that are none about an index: the token is refused, or too much was asked. */
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
    // Of this one index alone, which must not silence the others.
    if (response.status < 500 && !failing.has(response.status)) return notCovered;
    throw new Error(`status ${response.status}`);
  }
  const text = await readBody(response, longestAnswer);
  if (text === null) throw new Error('an answer of too many bytes');
  return JSON.parse(text);
}
