import type { Part } from '#src/client/calls/parts.ts';
import type { PublishedRelease } from '#src/client/page/release-of-page.ts';
import type { Endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import type {
  ConstituentsAnswer,
  IndexContents,
  IndexDetails,
  PricesData,
} from '#src/contract/api/indexes/index-details.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';

/** What the page of an index begins with: its header and its chart are made of it. */
export type IndexCore = {
  /** As the API gives it; as the address gives it where the API failed. */
  fundId: string;
  /** The release that the page was asked for; null where it shows the current one unasked. */
  asOf: PublishedRelease | null;
  details: Part<IndexDetails>;
  prices: Part<PricesData | null>;
  figures: Part<IndexFigures>;
  /** How much the sections have to show that are loaded later; null where all of them come with the page. */
  contents: Part<IndexContents> | null;
  /** The review that the address asks for. */
  requestedReview: RequestedReview | null;
};

/** What an address asks of an index, as of the release that the visit is of. */
export type IndexRequest = {
  indexId: string;
  /** For browsers without scripts: the whole list of constituents in the page. */
  allConstituents: boolean;
  /** What the index is compared with. */
  compare: readonly string[];
};

/** Why the constituents are not shown as of the review that the address asks for. */
export type MissingReview = {
  fundId: string;
  portfolioName: string;
  asked: string;
  reason: 'noReview' | 'unreadableReview';
};

export type ReviewChanges = Endpoints['reviewChanges']['answer'];

/** `isCurrent` where it is that of the current list. */
export type RequestedReview = {
  date: string;
  isCurrent: boolean;
  list: Part<ConstituentsAnswer>;
  changes: Part<ReviewChanges>;
};

type Counts = Omit<IndexContents, 'fundId' | 'constituentsWithheld'>;

/**
 * Whether a part has anything to show: as it was loaded, else as the contents of the index count it. A part that
 * failed is shown, and says so.
 */
export function hasContent<Data>(
  { contents }: Pick<IndexCore, 'contents'>,
  counted: keyof Counts,
  part: Part<Data> | undefined,
  count: (data: Data) => number,
  least = 1,
): boolean {
  if (part !== undefined) return part === 'failed' || count(part) >= least;
  return contents === 'failed' || (contents !== null && contents[counted] >= least);
}
