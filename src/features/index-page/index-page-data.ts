import type {
  ConstituentsAnswer,
  IndexDetails,
  PricesData,
  Variants,
} from '#src/contract/api/index-details.ts';
import type { IndexFigures } from '#src/contract/api/index-figures.ts';

/** A part of the page that could not be loaded says so itself and leaves the others standing (ID-08). */
export type Part<Data> = Data | 'failed';

export type IndexPageData = {
  /** As the API gives it; as the address gives it where the API failed. */
  fundId: string;
  details: Part<IndexDetails>;
  prices: Part<PricesData | null>;
  figures: Part<IndexFigures>;
  constituents: Part<ConstituentsPart>;
  variants: Part<Variants['variants']>;
};

/** The list may be cut after its first rows; `available` counts all that the API gives. */
export type ConstituentsPart = ConstituentsAnswer & { available: number };

/** Neither levels nor returns nor constituents are published: nothing would be left but empty sections. */
export function hasNothingToShow({ details, prices, constituents }: IndexPageData): boolean {
  if (details === 'failed' || constituents === 'failed') return false;
  const hasFigures = details.level !== null || details.returns !== null || prices !== null;
  const hasConstituents = constituents.available > 0 || constituents.withheld !== null;
  return !hasFigures && !hasConstituents;
}

export function hasVariants({ variants }: IndexPageData): boolean {
  return variants === 'failed' || variants.length > 1;
}

export function hasBreakdown({ constituents }: IndexPageData): boolean {
  if (constituents === 'failed') return false;
  return Object.values(constituents.breakdowns).some((shares) => shares !== null);
}
