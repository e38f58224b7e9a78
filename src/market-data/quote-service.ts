import type { Quote } from '#src/contract/api/market-data.ts';

/** An index as the release publishes it, by its secId. */
export type PublishedIndex = {
  secId: string;
  fundId: string;
  name: string;
  currency: string | null;
  level: number | null;
  asOfDate: string | null;
  previousLevel: number | null;
  /** Moment by which the next level is due (ISO); null where no calendar says so. */
  nextDue: string | null;
  /** Moment from which on the index is late (ISO); null where no level is to come. */
  lateFrom: string | null;
};

/** What is published of an index; throws NotFoundError for a secId that no index bears. */
export type FindPublished = (secId: string) => PublishedIndex | Promise<PublishedIndex>;

/** Gives quotes and names; the built-in one and an external one are asked alike. */
export type QuoteService = {
  /** Throws NotFoundError for a secId that no index bears. */
  quote: (secId: string) => Promise<Quote>;
  name: (secId: string) => Promise<string>;
  /** As long as it stays the same, no quote has changed. */
  version: () => string;
};
