import type { Quote } from '#src/contract/api/market-data.ts';

/** A published index, found by its secId. */
export type PublishedIndex = {
  secId: string;
  fundId: string;
  name: string;
  currency: string | null;
  level: number | null;
  asOfDate: string | null;
  previousLevel: number | null;
  /** The time by which the next level is due (ISO); null without a publication calendar. */
  nextDue: string | null;
  /** The time from which the index is late (ISO); null where no further level is due. */
  lateFrom: string | null;
};

/**
 * Finds a published index.
 * @throws NotFoundError for an unknown secId
 */
export type FindPublished = (secId: string) => PublishedIndex | Promise<PublishedIndex>;

/** Gives quotes and names. The built-in service and external ones share this interface. */
export type QuoteService = {
  /** @throws NotFoundError for an unknown secId */
  quote: (secId: string) => Promise<Quote>;
  name: (secId: string) => Promise<string>;
  /** While it stays the same, no quote has changed. */
  version: () => string;
};
