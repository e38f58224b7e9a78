import type { Quote } from '#src/contract/api/market-data.ts';
import type { FindPublished, PublishedIndex, QuoteService } from './quote-service.ts';

/**
 * The built-in quote service: the last published level, stated to be not live.
 * @param release the number of the release that `find` reads from
 */
export function publishedQuotes(
  find: FindPublished,
  release: () => number,
  now: () => number = Date.now,
): QuoteService {
  return {
    quote: async (secId) => publishedQuote(await find(secId), now()),
    name: async (secId) => (await find(secId)).name,
    version: () => String(release()),
  };
}

/** @param now in milliseconds */
export function publishedQuote(index: PublishedIndex, now: number): Quote {
  return {
    secId: index.secId,
    fundId: index.fundId,
    level: index.level,
    asOfDate: index.asOfDate,
    time: null,
    previousLevel: index.previousLevel,
    currency: index.currency,
    nextDue: index.nextDue,
    isLate: index.lateFrom !== null && now > Date.parse(index.lateFrom),
    isLive: false,
    delayMinutes: null,
  };
}
