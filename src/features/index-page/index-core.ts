import type { Part } from '#src/client/calls/parts.ts';
import type { Endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import type {
  ConstituentsAnswer,
  IndexContents,
  IndexDetails,
  PricesData,
} from '#src/contract/api/index-details.ts';
import type { IndexFigures } from '#src/contract/api/index-figures.ts';

/** What the page of an index begins with: its header and its chart are made of it. */
export type IndexCore = {
  /** As the API gives it; as the address gives it where the API failed. */
  fundId: string;
  /** The earlier release that the page was asked for; null where it shows the current one. */
  asOf: PublishedRelease | null;
  details: Part<IndexDetails>;
  prices: Part<PricesData | null>;
  figures: Part<IndexFigures>;
  /** How much the sections have to show that are loaded later; null where all of them come with the page. */
  contents: Part<IndexContents> | null;
  /** The review that the address asks for. */
  askedReview: AskedReview | null;
};

/** What an address asks of an index; `asof` is the number of an earlier release. */
export type AskedOfIndex = {
  indexId: string;
  asof: string | undefined;
  /** For browsers without scripts: the whole list of constituents in the page. */
  allConstituents: boolean;
  /** What the index is compared with. */
  compare: readonly string[];
};

/** `published` is an ISO timestamp. */
export type PublishedRelease = { release: number; published: string };

/** The current release, and the ISO day of the first: by no day before it was anything published. */
export type KnownReleases = { current: PublishedRelease; firstDay: string };

/**
 * Why an index is not shown as of what its address asks: nothing was published by that day, no release stands
 * under that number, it was taken back, the release does not show the index, or it is neither a day nor a number.
 */
export type MissingState = {
  fundId: string;
  portfolioName: string;
  asked: string;
  reason: 'beforeFirst' | 'noRelease' | 'withdrawn' | 'notInRelease' | 'unreadable';
  /** When the release was taken back, why, and what took its place; null where it was not, or nobody knows. */
  withdrawnBy: { release: number; published: string; reason: string } | null;
  releases: KnownReleases;
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
export type AskedReview = {
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
