import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import { ApiError } from '#src/client/calls/api-error.ts';
import { loadParts, mapPart } from '#src/client/calls/parts.ts';
import type { PublishedRelease } from '#src/client/page/release-of-page.ts';
import type { IndexRequest, IndexCore } from '#src/features/index-page/index-core.ts';
import type { IndexPageData } from '#src/features/index-page/index-page-data.ts';
import { indexStructuredData } from '#src/features/index-page/index-structured-data.ts';
import { preloadSectionViews } from '#src/features/index-page/section-views.ts';
import type { IndexSection } from '#src/features/index-page/sections/section.ts';
import { indexPageSections } from '#src/features/index-page/sections/sections.ts';

/**
 * Loads the page of one index by any of its identifiers; an unknown one is a 404. The server loads every section,
 * so that the HTML is complete; the browser loads a section shortly before it is scrolled into view.
 */
export function loadIndexPage(context: PageContext, request: IndexRequest): Promise<IndexPageData> {
  return loadPage(context, async (asOf) => {
    const sections = import.meta.env.SSR ? loadSections(context, request) : null;
    const [core, parts] = await Promise.all([
      loadCore(context, request, asOf, sections),
      sections,
      preloadSectionViews(),
    ]);
    const data: IndexPageData = { ...core, ...parts };
    if (import.meta.env.SSR && !asOf) await describeIndex(context, data);
    return data;
  });
}

/** Describes the index for programs, with the release as its version where that is known. */
async function describeIndex(context: PageContext, data: IndexPageData): Promise<void> {
  const { api, origin, language, describe } = context;
  const release = await api.get('dataVersion', {}).then(
    (version) => version.release,
    () => null,
  );
  indexStructuredData(data, { origin, language, release }).forEach(describe);
}

async function loadCore(
  { api }: PageContext,
  { indexId }: IndexRequest,
  asOf: PublishedRelease | null,
  sections: Promise<Partial<IndexPageData>> | null,
): Promise<IndexCore> {
  const asking = api.get('indexDetails', { version: '2', indexId });
  // Cached under the index's own identifiers, whatever the address used (NV-10). Without details each section has its
  // own state.
  const secId = asking.then(
    (found) => found.secId,
    () => indexId,
  );
  const [details, prices, figures, contents] = await loadParts(
    asking,
    secId.then((one) => api.get('indexPrices', { secId: one })),
    api.get('indexFigures', { indexId }),
    sections ? sections.then(requireAny) : api.get('indexContents', { indexId }),
  );
  return {
    fundId: details === 'failed' ? indexId : details.fundId,
    asOf,
    // The page may be cached, so the browser decides by its own clock what is late.
    details: mapPart(details, ({ isLate: _, ...ofRelease }) => ofRelease),
    prices: mapPart(prices, ({ indexPrices }) => indexPrices[0]?.pricesData ?? null),
    figures,
    contents,
    requestedReview: null,
  };
}

async function loadSections(
  { api }: PageContext,
  query: IndexRequest,
): Promise<Partial<IndexPageData>> {
  const sections: readonly IndexSection[] = indexPageSections;
  const loaded = await Promise.all(sections.map(async (section) => section.load?.(api, query)));
  return Object.assign({}, ...loaded) as Partial<IndexPageData>;
}

/** Throws unless at least one part can be shown. Contents are not needed where the sections come with the page. */
function requireAny(parts: Partial<IndexPageData>): null {
  const isShown = (part: unknown) =>
    part !== 'failed' && part !== undefined && !(Array.isArray(part) && part.length === 0);
  if (Object.values(parts).some(isShown)) return null;
  throw new ApiError(503, 'No section could be loaded');
}
