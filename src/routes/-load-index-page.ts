import type { PageContext } from '#src/client/page-context.ts';
import { loadPage } from '#src/client/page-steps.ts';
import type { ConstituentsAnswer } from '#src/contract/api/index-details.ts';
import type { IndexPageData } from '#src/features/index-page/index-page-data.ts';
import { indexStructuredData } from '#src/features/index-page/index-structured-data.ts';
import { loadComparison } from './-load-comparison.ts';
import { FurtherSections } from './-further-sections.ts';
import { loadParts, mapPart } from './-load-parts.ts';
import { loadSurroundings, type Surroundings } from './-load-surroundings.ts';

/** Rows of a constituents list that come with the page; the rest when it is asked for. */
const firstConstituents = 10;

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
  return loadPage(context, async () => {
    // A page is entered, and rendered by the server, as a whole.
    const whole = FurtherSections.preload?.();
    const [portfolio, around, comparison] = await Promise.all([
      loadPortfolio(context, indexId, options),
      loadSurroundings(context, indexId),
      loadComparison(context, options.compare ?? []),
    ]);
    await whole;
    const data: IndexPageData = { ...portfolio, ...around, comparison };
    if (import.meta.env.SSR) indexStructuredData(data, context).forEach(context.describe);
    return data;
  });
}

async function loadPortfolio(
  { api }: PageContext,
  indexId: string,
  options: PageOptions,
): Promise<Omit<IndexPageData, keyof Surroundings | 'comparison'>> {
  const [details, prices, figures, characteristics, constituents, variants] = await loadParts(
    api.get('indexDetails', { version: '2', indexId }),
    api.get('indexPrices', { secId: indexId }),
    api.get('indexFigures', { indexId }),
    api.get('characteristics', { indexId }),
    api.get('constituents', { portfolioId: indexId }),
    api.get('variants', { fundId: indexId }),
  );
  return {
    fundId: details === 'failed' ? indexId : details.fundId,
    details,
    prices: mapPart(prices, ({ indexPrices }) => indexPrices[0]?.pricesData ?? null),
    figures,
    characteristics,
    constituents: mapPart(constituents, (answer) => ({
      ...answer,
      available: answer.constituents.length,
      constituents: options.allConstituents
        ? answer.constituents
        : answer.constituents.slice(0, firstConstituents),
    })),
    variants: mapPart(variants, (answer) => answer.variants),
  };
}

/** All members of an index, for a page that began with the first of them. */
export async function loadAllConstituents(
  { api }: PageContext,
  portfolioId: string,
): Promise<ConstituentsAnswer['constituents']> {
  const answer = await api.get('constituents', { portfolioId });
  return answer.constituents;
}
