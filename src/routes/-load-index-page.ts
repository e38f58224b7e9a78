import { ApiError } from '#src/client/api-error.ts';
import { logFailure } from '#src/client/log-failure.ts';
import type { PageContext } from '#src/client/page-context.ts';
import { loadPage } from '#src/client/page-steps.ts';
import type { ConstituentsAnswer } from '#src/contract/api/index-details.ts';
import type { IndexPageData, Part } from '#src/features/index-page/index-page-data.ts';
import { FurtherSections } from './-further-sections.ts';

/** Rows of a constituents list that come with the page; the rest when it is asked for. */
const firstConstituents = 10;

/** Data of the page of one index, by any of its identifiers; an identifier that no index bears is a 404. */
export async function loadIndexPage(
  context: PageContext,
  indexId: string,
  options: { allConstituents?: boolean } = {},
): Promise<IndexPageData> {
  const { api } = context;
  return loadPage(context, async () => {
    // A page is entered, and rendered by the server, as a whole.
    const whole = FurtherSections.preload?.();
    const [details, prices, figures, constituents, variants] = await loadParts(
      api.get('indexDetails', { version: '2', indexId }),
      api.get('indexPrices', { secId: indexId }),
      api.get('indexFigures', { indexId }),
      api.get('constituents', { portfolioId: indexId }),
      api.get('variants', { fundId: indexId }),
    );
    await whole;
    return {
      fundId: details === 'failed' ? indexId : details.fundId,
      details,
      prices: mapPart(prices, ({ indexPrices }) => indexPrices[0]?.pricesData ?? null),
      figures,
      constituents: mapPart(constituents, (answer) => ({
        ...answer,
        available: answer.constituents.length,
        constituents: options.allConstituents
          ? answer.constituents
          : answer.constituents.slice(0, firstConstituents),
      })),
      variants: mapPart(variants, (answer) => answer.variants),
    };
  });
}

/** All members of an index, for a page that began with the first of them. */
export async function loadAllConstituents(
  { api }: PageContext,
  portfolioId: string,
): Promise<ConstituentsAnswer['constituents']> {
  const answer = await api.get('constituents', { portfolioId });
  return answer.constituents;
}

type Parts<Loads extends readonly Promise<unknown>[]> = {
  [Key in keyof Loads]: Part<Awaited<Loads[Key]>>;
};

/**
 * One failing call fails its part only (ID-08). The page as a whole fails where there is nothing to show:
 * the index is not known, or no call succeeds.
 */
async function loadParts<Loads extends readonly Promise<unknown>[]>(
  ...loads: Loads
): Promise<Parts<Loads>> {
  const results = await Promise.allSettled(loads);
  const errors = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  const fatal = errors.find((error) => !(error instanceof ApiError) || error.status === 404);
  if (fatal !== undefined) throw fatal;
  if (errors.length === results.length) throw errors[0];
  for (const error of errors) logFailure('index page', error);
  return results.map((result) =>
    result.status === 'fulfilled' ? result.value : 'failed',
  ) as Parts<Loads>;
}

function mapPart<From, To>(part: Part<From>, map: (data: From) => To): Part<To> {
  return part === 'failed' ? 'failed' : map(part);
}
