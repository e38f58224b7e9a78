import type { Quote } from '#src/contract/api/market-data.ts';
import type { FindPublished, PublishedIndex, QuoteService } from './quote-service.ts';

/**
 * The built-in quote service: the last published level, and the plain statement that it is not live.
 * @param release number of the release that `find` reads from
 */
export function publishedQuotes(find: FindPublished, release: () => number): QuoteService {
  return {
    quote: async (secId) => publishedQuote(find(secId)),
    name: async (secId) => find(secId).name,
    version: () => String(release()),
  };
}

export function publishedQuote(index: PublishedIndex): Quote {
  return {
    secId: index.secId,
    fundId: index.fundId,
    level: index.level,
    asOfDate: index.asOfDate,
    time: null,
    previousLevel: index.previousLevel,
    currency: index.currency,
    isLive: false,
    delayMinutes: null,
  };
}
