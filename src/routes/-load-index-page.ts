import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import type { ConstituentsAnswer } from '#src/contract/api/index-details.ts';
import type {
  ConstituentsPart,
  IndexPageData,
  KnownReleases,
  PublishedRelease,
} from '#src/features/index-page/index-page-data.ts';
import { indexStructuredData } from '#src/features/index-page/index-structured-data.ts';
import { loadComparison } from './-load-comparison.ts';
import { FurtherSections } from './-further-sections.ts';
import { loadParts, mapPart, settledParts } from './-load-parts.ts';
import { loadSurroundings, nothingAround, type Surroundings } from './-load-surroundings.ts';

/** Rows of a constituents list that come with the page; the rest when it is asked for. */
const firstConstituents = 10;

/** Rows of the timeline of reviews: four years of quarters, the current list included. */
const firstReviews = 17;

export type PageOptions = {
  /** For browsers without scripts: the whole list of constituents in the page. */
  allConstituents?: boolean;
  /** What the index is compared with. */
  compare?: readonly string[];
};

/** Data of the page of one index, by any of its identifiers; an identifier that no index bears is a 404. */
export async function loadIndexPage(
  context: PageContext,
  indexId: string,
  options: PageOptions = {},
): Promise<IndexPageData> {
  return loadPage(context, () => loadIndex(context, indexId, options, null));
}

/** The same as of an earlier release; null is the current one. */
export async function loadIndex(
  context: PageContext,
  indexId: string,
  options: PageOptions,
  asOf: PublishedRelease | null,
): Promise<IndexPageData> {
  // A page is entered, and rendered by the server, as a whole.
  const whole = FurtherSections.preload?.();
  // As of an earlier release there are levels, figures and constituents; what stands around is of today.
  const [portfolio, around, comparison, [version]] = await Promise.all([
    loadPortfolio(context, indexId, { ...options, asof: asOf ? String(asOf.release) : undefined }),
    asOf ? nothingAround : loadSurroundings(context, indexId),
    asOf ? [] : loadComparison(context, options.compare ?? []),
    settledParts(context.api.get('dataVersion', {})),
  ]);
  await whole;
  const releases = mapPart(version, knownReleases);
  const data: IndexPageData = {
    ...portfolio,
    ...around,
    comparison,
    asOf,
    releases,
    askedReview: null,
  };
  if (import.meta.env.SSR && !asOf) indexStructuredData(data, context).forEach(context.describe);
  return data;
}

export function knownReleases(current: EndpointAnswer<'dataVersion'>): KnownReleases {
  const { release, published, firstPublished } = current;
  return { current: { release, published }, firstDay: firstPublished.slice(0, 10) };
}

type LoadedElsewhere = 'comparison' | 'asOf' | 'releases' | 'askedReview';

async function loadPortfolio(
  { api }: PageContext,
  indexId: string,
  { asof, ...options }: PageOptions & { asof: string | undefined },
): Promise<Omit<IndexPageData, keyof Surroundings | LoadedElsewhere>> {
  const [details, prices, figures, characteristics, constituents, reviews, variants] =
    await loadParts(
      api.get('indexDetails', { version: '2', indexId, asof }),
      api.get('indexPrices', { secId: indexId, asof }),
      api.get('indexFigures', { indexId, asof }),
      api.get('characteristics', { indexId, asof }),
      api.get('constituents', { portfolioId: indexId, asof }),
      api.get('reviews', { portfolioId: indexId, size: firstReviews, asof }),
      asof === undefined
        ? api.get('variants', { fundId: indexId })
        : Promise.resolve({ fundId: indexId, variants: [] }),
    );
  return {
    fundId: details === 'failed' ? indexId : details.fundId,
    // The page may be kept: what is late the reader's own clock tells.
    details: mapPart(details, ({ isLate: _, ...ofRelease }) => ofRelease),
    prices: mapPart(prices, ({ indexPrices }) => indexPrices[0]?.pricesData ?? null),
    figures,
    characteristics,
    constituents: mapPart(constituents, (answer) => firstOf(answer, options)),
    reviews,
    variants: mapPart(variants, (answer) => answer.variants),
  };
}

/** A list cut to what comes with the page. */
export function firstOf(
  answer: ConstituentsAnswer,
  { allConstituents = false }: PageOptions,
): ConstituentsPart {
  const { constituents } = answer;
  return {
    ...answer,
    available: constituents.length,
    constituents: allConstituents ? constituents : constituents.slice(0, firstConstituents),
  };
}

/** All members of an index, for a page that began with the first of them. */
export async function loadAllConstituents(
  { api }: PageContext,
  portfolioId: string,
  shown: { asof: string | undefined; review: string | undefined },
): Promise<ConstituentsAnswer['constituents']> {
  const answer = await api.get('constituents', { portfolioId, ...shown });
  return answer.constituents;
}
