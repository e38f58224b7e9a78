import { loadPart, type Part } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { EndpointAnswer, EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { allAssetTypes, assetTypeOfSegment } from '#src/domain/asset-type.ts';
import type { ScreenerData } from '#src/features/screener/screener-page.tsx';
import { columnsToLoad, firstOf } from '#src/features/screener/columns/requested-columns.ts';
import { requestedRanges, namesIn } from '#src/features/screener/ranges/requested-ranges.ts';
import { toScreenerFigures } from '#src/features/screener/screener-figures.ts';
import {
  hasAllVariants,
  plotOf,
  type ScreenerQuery,
} from '#src/features/screener/screener-query.ts';
import { assetTypesIn } from '#src/i18n/asset-types.ts';
import { apiQueryOf } from '#src/list-page/list-query.ts';
import { askQuestion } from '../-ask-question.ts';

import { loadRowsOrNone } from './load-list.ts';
import { LateScatter } from '../-pages/screener-picture.tsx';

/**
 * Loads the screener. Its calls run together, and one that fails leaves its part empty (SC-07); without rows the
 * page has the status of the failure.
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
  // The visitor's values are passed to the API unchanged, which refuses unknown ones.
  const variants = hasAllVariants(query) ? {} : { variants: 'one' };
  const narrowing = {
    ...all.narrowing,
    ...ofPath,
    ...variants,
  } as EndpointQuery<'screenerFilterOptions'>;
  const request = {
    ...narrowing,
    ...order,
    ...paging,
    columns: columnsToLoad(query),
    line: '1Y',
  } as EndpointQuery<'portfolioReturns'>;
  const { shown, opened } = requestedRanges(query);
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
      loadRowsOrNone(context, 'screener', api.get('portfolioReturns', request), rowsOf),
      drawn && loadPart('screener points', api.get('portfolioPoints', drawn)),
      plot && LateScatter.preload?.(),
    ]);
    const chosen = chosenOf(about, query);
    return {
      ...chosen,
      assetType,
      options,
      figures:
        figures === 'failed'
          ? []
          : toScreenerFigures(figures.figures, namedFigures(chosen.query), language),
      rows,
      points,
      drawn,
    };
  });
}

/**
 * The provider's choice of filters and views; when loading it fails, the product's defaults, and no asset type but the one
 * of the address: the provider may not have it.
 */
function chosenOf(page: Part<EndpointAnswer<'screenerPage'>>, query: ScreenerQuery) {
  if (page === 'failed') return { query, about: null, listed: [] };
  const { assetType, listed, views, columns } = page;
  return { query: { ...query, first: columns }, about: assetType, listed, views };
}

/** Every figure named anywhere in the address, and those of the first view. */
function namedFigures(query: ScreenerQuery): string[] {
  const columns = namesIn([columnsToLoad(query) ?? '']);
  const { bounded, opened } = requestedRanges(query);
  return [firstOf(query), columns, bounded, opened, namesIn(query.view['plot'])].flat();
}

/** Converts an answer about indexes to rows of a list. */
export function rowsOf(answer: EndpointAnswer<'portfolioReturns'>) {
  const { portfolios, numberOfPortfolios, matchedBySpelling } = answer;
  return { rows: portfolios, total: numberOfPortfolios, matchedBySpelling };
}
