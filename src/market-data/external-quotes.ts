import type { Logger } from 'pino';
import * as z from 'zod';
import { publishedQuote } from './published-quotes.ts';
import type { FindPublished, PublishedIndex, QuoteService } from './quote-service.ts';

export type ExternalService = {
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

const timeout = 3_000;
/** After a failure the service is left alone for so long: a service that hangs must not hang the site. */
const restAfterFailure = 5_000;
/** Open pages are told of new levels this often. */
const freshFor = 15_000;
const mostCharacters = 65_536;

type Options = {
  find: FindPublished;
  release: () => number;
  log: Pick<Logger, 'warn'>;
  now?: () => number;
};

/**
 * Quotes of a service elsewhere. While it fails, answers are the last published level with its date, as
 * the built-in service gives them.
 */
export function externalQuotes(service: ExternalService, options: Options): QuoteService {
  const { find, release, log, now = Date.now } = options;
  let restsUntil = 0;

  async function ask<Answer>(path: string, schema: z.ZodType<Answer>): Promise<Answer | null> {
    if (now() < restsUntil) return null;
    try {
      const found = await getJson(service, path);
      return found === notCovered ? null : schema.parse(found);
    } catch (error) {
      restsUntil = now() + restAfterFailure;
      // The reason only: an address may carry a secret.
      const reason = error instanceof z.ZodError ? 'wrong shape' : reasonOf(error);
      log.warn({ reason }, 'quote service failed, the last published level is given');
      return null;
    }
  }

  return {
    async quote(secId) {
      const index = await find(secId);
      const found = await ask(`/quotes/${encodeURIComponent(secId)}`, externalQuote);
      return found ? liveQuote(index, found, now()) : publishedQuote(index, now());
    },
    async name(secId) {
      const { name } = await find(secId);
      const found = await ask(`/names/${encodeURIComponent(secId)}`, externalName);
      return found?.name ?? name;
    },
    version: () => `${release()} ${Math.floor(now() / freshFor)}`,
  };
}

/** A change is told against the last published level, unless the quote is of that very day. */
function liveQuote(index: PublishedIndex, found: z.output<typeof externalQuote>, now: number) {
  const time = new Date(found.time).toISOString();
  const asOfDate = time.slice(0, 10);
  return {
    ...publishedQuote(index, now),
    level: found.level,
    asOfDate,
    time,
    previousLevel: asOfDate === index.asOfDate ? index.previousLevel : index.level,
    isLive: true,
    delayMinutes: found.delayMinutes,
  };
}

const notCovered = Symbol('not covered');

async function getJson(service: ExternalService, path: string): Promise<unknown> {
  const response = await fetch(`${service.url.replace(/\/+$/, '')}${path}`, {
    headers: {
      Accept: 'application/json',
      'X-Data-Provider': service.providerId,
      ...(service.token === null ? {} : { Authorization: `Bearer ${service.token}` }),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  // No failure: the service does not know this one index.
  if (response.status === 404) return notCovered;
  if (!response.ok) throw new Error(`status ${response.status}`);
  const text = await response.text();
  if (text.length > mostCharacters) throw new Error('an answer of too many characters');
  return JSON.parse(text);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.name === 'TimeoutError' ? 'no answer in time' : error.message;
}
