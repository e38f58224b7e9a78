import { loadPart, type Part } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { EndpointAnswer, EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { allAssetTypes, assetTypeOfSegment } from '#src/domain/asset-type.ts';
import type { ScreenerData } from '#src/features/screener/screener-page.tsx';
import { columnsToLoad, firstOf } from '#src/features/screener/columns/asked-columns.ts';
import { askedRanges, namesIn } from '#src/features/screener/ranges/asked-ranges.ts';
import { toScreenerFigures } from '#src/features/screener/screener-figures.ts';
import {
  hasAllVariants,
  plotOf,
  type ScreenerQuery,
} from '#src/features/screener/screener-query.ts';
import { assetTypesIn } from '#src/i18n/asset-types.ts';
import { apiQueryOf } from '#src/list-page/list-query.ts';
import { isRefused, type Refused } from '#src/list-page/refused.ts';
import { askQuestion } from '../-ask-question.ts';

import { loadRowsOrNone } from './load-list.ts';
import { LateScatter } from '../-pages/screener-picture.tsx';

/**
 * What the screener shows. Its calls run together, and one that fails leaves its part empty (SC-07);
 * without rows the page bears the status of the failure.
 */
export async function loadScreener(
  context: PageContext,
  query: ScreenerQuery,
): Promise<ScreenerData> {
  const { api, language } = context;
  const known = assetTypesIn(language);
  const assetType = assetTypeOfSegment(query.segment ?? allAssetTypes, known) ?? allAssetTypes;
  const { order, paging, ...all } = apiQueryOf(query);
  const ofPath = assetType === allAssetTypes ? {} : { assetType: [assetType] };
  // The visitor's values go to the API as they are: what it does not know it refuses.
  const variants = hasAllVariants(query) ? {} : { variants: 'one' };
  const narrowing = {
    ...all.narrowing,
    ...ofPath,
    ...variants,
  } as EndpointQuery<'screenerFilterOptions'>;
  const asked = {
    ...narrowing,
    ...order,
    ...paging,
    columns: columnsToLoad(query),
    line: '1Y',
  } as EndpointQuery<'portfolioReturns'>;
  const { shown, opened } = askedRanges(query);
  const ranges = { rangesOf: shown.join(), opened: opened.join() || undefined };
  return loadPage(context, async () => {
    await askQuestion(context, query, assetType);
    const plot = plotOf(query);
    const drawn = plot && { ...narrowing, ...order, ...plot };
    const [about, options, figures, rows, points] = await Promise.all([
      loadPart('screener page', api.get('screenerPage', { assetType })),
      loadPart(
        'screener filters',
        api.get('screenerFilterOptions', { version: '2', ...narrowing, ...ranges }),
      ),
      loadPart('screener figures', api.get('figures', {})),
      loadRowsOrNone(context, 'screener', api.get('portfolioReturns', asked)),
      drawn && loadPart('screener points', api.get('portfolioPoints', drawn)),
      plot && LateScatter.preload?.(),
    ]);
    const chosen = chosenOf(about, query, known);
    return {
      ...chosen,
      assetType,
      options,
      figures:
        figures === 'failed'
          ? []
          : toScreenerFigures(figures.figures, namedFigures(chosen.query), language),
      rows: rowsOf(rows),
      points,
      drawn,
    };
  });
}

/** What the provider chose for the page; where that could not be loaded, what is usual. */
function chosenOf(
  page: Part<EndpointAnswer<'screenerPage'>>,
  query: ScreenerQuery,
  known: readonly string[],
) {
  if (page === 'failed') return { query, about: null, listed: known };
  const { assetType, listed, views, columns } = page;
  return { query: { ...query, first: columns }, about: assetType, listed, views };
}

/** Every figure that the address names, in whatever part of it, and those of the first view. */
function namedFigures(query: ScreenerQuery): string[] {
  const columns = namesIn([columnsToLoad(query) ?? '']);
  const { bounded, opened } = askedRanges(query);
  return [firstOf(query), columns, bounded, opened, namesIn(query.view['plot'])].flat();
}

/** An answer about indexes as rows of a list. */
export function rowsOf(
  answer: Part<EndpointAnswer<'portfolioReturns'>> | Refused,
): ScreenerData['rows'] {
  if (typeof answer === 'string' || isRefused(answer)) return answer;
  const { portfolios, numberOfPortfolios, matchedBySpelling } = answer;
  return { rows: portfolios, total: numberOfPortfolios, matchedBySpelling };
}
