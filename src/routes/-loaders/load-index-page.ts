import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import { ApiError } from '#src/client/calls/api-error.ts';
import { loadParts, mapPart } from '#src/client/calls/parts.ts';
import type { PublishedRelease } from '#src/client/page/release-of-page.ts';
import type { AskedOfIndex, IndexCore } from '#src/features/index-page/index-core.ts';
import type { IndexPageData } from '#src/features/index-page/index-page-data.ts';
import { indexStructuredData } from '#src/features/index-page/index-structured-data.ts';
import { preloadSectionViews } from '#src/features/index-page/section-views.ts';
import type { IndexSection } from '#src/features/index-page/sections/section.ts';
import { indexPageSections } from '#src/features/index-page/sections/sections.ts';

/**
 * Data of the page of one index, by any of its identifiers; an identifier that no index bears is a 404. The server
 * loads every section, for the HTML to be whole; in the browser a section is loaded when it is about to be read.
 */
export function loadIndexPage(context: PageContext, asked: AskedOfIndex): Promise<IndexPageData> {
  return loadPage(context, async (asOf) => {
    const sections = import.meta.env.SSR ? loadSections(context, asked) : null;
    const [core, parts] = await Promise.all([
      loadCore(context, asked, asOf, sections),
      sections,
      preloadSectionViews(),
    ]);
    const data: IndexPageData = { ...core, ...parts };
    if (import.meta.env.SSR && !asOf) indexStructuredData(data, context).forEach(context.describe);
    return data;
  });
}

async function loadCore(
  { api }: PageContext,
  { indexId }: AskedOfIndex,
  asOf: PublishedRelease | null,
  sections: Promise<Partial<IndexPageData>> | null,
): Promise<IndexCore> {
  const asking = api.get('indexDetails', { version: '2', indexId });
  // Held by what they are of, whatever the index was asked for by (NV-10); without details they stand alone.
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
    // The page may be cached: what is late the reader's own clock tells.
    details: mapPart(details, ({ isLate: _, ...ofRelease }) => ofRelease),
    prices: mapPart(prices, ({ indexPrices }) => indexPrices[0]?.pricesData ?? null),
    figures,
    contents,
    askedReview: null,
  };
}

async function loadSections(
  { api }: PageContext,
  asked: AskedOfIndex,
): Promise<Partial<IndexPageData>> {
  const sections: readonly IndexSection[] = indexPageSections;
  const loaded = await Promise.all(sections.map(async (section) => section.load?.(api, asked)));
  return Object.assign({}, ...loaded) as Partial<IndexPageData>;
}

/** A page of which one part can be shown is shown; nothing need be counted where the sections come with the page. */
function requireAny(parts: Partial<IndexPageData>): null {
  const isShown = (part: unknown) =>
    part !== 'failed' && part !== undefined && !(Array.isArray(part) && part.length === 0);
  if (Object.values(parts).some(isShown)) return null;
  throw new ApiError(503, 'No section could be loaded');
}
