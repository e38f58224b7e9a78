import type { EndpointAnswer, EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import type { AskApi } from '../ask-api.ts';

type Found = EndpointAnswer<'portfolioReturns'>;
type Question = EndpointAnswer<'screenerQuestion'>;
/** What a text was taken for that no index has all words of. */
type Understood = { filters: Question['filters']; ranges: Question['bounds']; words?: string };

const findNothing =
  'No index has these words. screen_indexes finds indexes by filters (asset type, region, currency) and by ranges of ' +
  'figures, and without any lists all; fewer or other words may find some here.';

/**
 * Indexes that have the words of a text. Where none has them as they are spelled, the text is asked as the site asks what
 * is typed into its screener: `yen bonds` by currency and asset type.
 */
export async function findIndexes(
  ask: AskApi,
  text: string,
  limit: number,
): Promise<{ found: Found; said: { understoodAs?: Understood; advice?: string } }> {
  const found = await ask('portfolioReturns', { filterPattern: text, size: limit });
  if (found.numberOfPortfolios > 0 && !found.matchedBySpelling) return { found, said: {} };
  const question = await ask('screenerQuestion', { text });
  const { isQuestion, filters, bounds, words, sortBy, sortOrder, first = limit } = question;
  if (!isQuestion) {
    return { found, said: found.numberOfPortfolios > 0 ? {} : { advice: findNothing } };
  }
  const asked = {
    ...filters,
    ...bounds,
    ...(words === '' ? {} : { filterPattern: words }),
    ...(sortBy === undefined ? {} : { sortBy, sortOrder }),
    size: Math.min(first, limit),
  } as EndpointQuery<'portfolioReturns'>;
  const understood = await ask('portfolioReturns', asked);
  const understoodAs = { filters, ranges: bounds, ...(words === '' ? {} : { words }) };
  const isEmpty = understood.numberOfPortfolios === 0;
  return {
    found: understood,
    said: { understoodAs, ...(isEmpty ? { advice: findNothing } : {}) },
  };
}
