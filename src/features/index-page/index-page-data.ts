import type { Endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import type {
  ConstituentsAnswer,
  IndexDetails,
  PricesData,
  Variants,
} from '#src/contract/api/index-details.ts';
import type { RelatedIndexes } from '#src/contract/api/related-indexes.ts';
import type { ListedDocument } from '#src/contract/api/documents.ts';
import type { Characteristics } from '#src/contract/provider/characteristics.ts';
import type { IndexFigures } from '#src/contract/api/index-figures.ts';

/** A part of the page that could not be loaded says so itself and leaves the others standing (ID-08). */
export type Part<Data> = Data | 'failed';

export type IndexPageData = {
  /** As the API gives it; as the address gives it where the API failed. */
  fundId: string;
  /** The earlier release that the page was asked for; null where it shows the current one. */
  asOf: PublishedRelease | null;
  releases: Part<KnownReleases>;
  details: Part<IndexDetails>;
  prices: Part<PricesData | null>;
  figures: Part<IndexFigures>;
  characteristics: Part<Characteristics>;
  constituents: Part<ConstituentsPart>;
  /** Dates of which constituents are published; the newest of them. */
  reviews: Part<ReviewsPart>;
  /** The one that the address asks for. */
  askedReview: AskedReview | null;
  variants: Part<Variants['variants']>;
  /** What the address asks to compare the index with. */
  comparison: AskedIndex[];
  related: Part<RelatedIndex[]>;
  sustainability: Part<SustainabilityPart>;
  products: Part<ProductsPart>;
  structuredProducts: Part<StructuredProductsPart>;
  documents: Part<DocumentsPart>;
  insights: Part<RelatedInsight[]>;
  notices: Part<NoticesPart>;
  corrections: Part<CorrectionsPart>;
};

/** `published` is an ISO timestamp. */
export type PublishedRelease = { release: number; published: string };

/** The current release, and the ISO day of the first: by no day before it was anything published. */
export type KnownReleases = { current: PublishedRelease; firstDay: string };

/**
 * Why an index is not shown as of what its address asks: nothing was published by that day, no release stands
 * under that number, the release does not show the index, or it is neither a day nor a number.
 */
export type MissingState = {
  fundId: string;
  portfolioName: string;
  asked: string;
  reason: 'beforeFirst' | 'noRelease' | 'notInRelease' | 'unreadable';
  releases: KnownReleases;
};

/** Why the constituents are not shown as of the review that the address asks for. */
export type MissingReview = {
  fundId: string;
  portfolioName: string;
  asked: string;
  reason: 'noReview' | 'unreadableReview';
};

export type ReviewsPart = Endpoints['reviews']['answer'];
export type Review = ReviewsPart['reviews'][number];
export type ReviewChanges = Endpoints['reviewChanges']['answer'];
/** `isCurrent` where it is that of the current list. */
export type AskedReview = {
  date: string;
  isCurrent: boolean;
  list: Part<ConstituentsPart>;
  changes: Part<ReviewChanges>;
};

/** What is compared: found is null where no index with levels answers to what was asked. */
export type AskedIndex = { asked: string; found: ComparedIndex | null };

export type ComparedIndex = Pick<
  IndexDetails,
  'fundId' | 'portfolioName' | 'returnType' | 'currency' | 'hedgedTo' | 'launchDate'
> & { prices: PricesData };

export type RelatedIndex = RelatedIndexes['relatedIndexes'][number];
export type ProductsPart = Endpoints['products']['answer'];
export type StructuredProductsPart = Endpoints['structuredProducts']['answer'];
/** The latest documents about the index; `total` counts all of them. */
export type DocumentsPart = { documents: ListedDocument[]; total: number };
/** The latest notices about the index; `totalNotices` counts all of them. */
export type NoticesPart = Endpoints['notices']['answer'];
/** The latest corrections of published levels; `totalCorrections` counts all of them. */
export type CorrectionsPart = Endpoints['corrections']['answer'];
export type RelatedInsight = Endpoints['relatedContent']['answer']['insights'][number];

/** A metric with its definition and its value, or the reason for its gap. */
export type SustainabilityMetric = Omit<Definition, 'metric'> & Datapoint;
export type SustainabilityPart = { asOfDate: string | null; metrics: SustainabilityMetric[] };

type Definition = Endpoints['sustainabilityDefinitions']['answer']['definitions'][number];
type Datapoint = Endpoints['sustainabilityDatapoints']['answer']['datapoints'][number];

/** The list may be cut after its first rows; `available` counts all that the API gives. */
export type ConstituentsPart = ConstituentsAnswer & { available: number };

/** Levels, constituents and sustainability: none is published, and nothing would be left but empty sections. */
export function hasNothingToShow(data: IndexPageData): boolean {
  const { details, prices, constituents, sustainability } = data;
  if (details === 'failed' || constituents === 'failed' || sustainability === 'failed')
    return false;
  const hasFigures = details.level !== null || details.returns !== null || prices !== null;
  const hasConstituents = constituents.available > 0 || constituents.withheld !== null;
  return !hasFigures && !hasConstituents && sustainability.metrics.length === 0;
}

export function hasVariants({ variants }: IndexPageData): boolean {
  return variants === 'failed' || variants.length > 1;
}

/** Weights by class, or that they are not published because a part of the list alone is. */
export function hasComposition({ constituents }: IndexPageData): boolean {
  if (constituents === 'failed') return false;
  return constituents.withheld === 'top10' || hasBreakdown(constituents);
}

export function hasBreakdown(constituents: ConstituentsPart): boolean {
  return Object.values(constituents.breakdowns).some((shares) => shares !== null);
}
