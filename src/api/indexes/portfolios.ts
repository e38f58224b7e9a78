import type { IndexSortKey } from '#src/contract/api/query.ts';
import { toIndexQuery } from './index-query.ts';
import { toPortfolio, toSuggestion } from './listed-index.ts';
import type { Resource } from '../source.ts';

const sortColumns = {
  portfolioName: 'name',
  family: 'family',
  currency: 'currency',
  launchDate: 'launchDate',
  asOfDate: 'lastDate',
  asOfLevel: 'lastLevel',
  oneMonth: 'return1M',
  threeMonths: 'return3M',
  yearToDate: 'returnYTD',
  oneYear: 'return1Y',
  threeYears: 'return3Y',
  fiveYears: 'return5Y',
  tenYears: 'return10Y',
  sinceInception: 'returnSinceInception',
} as const satisfies Record<IndexSortKey, string>;

/** SC-09: the rows of the screener. */
export const portfolioReturns: Resource<'portfolioReturns'> = (
  query,
  {
    snapshot: {
      catalogue: { indexes },
    },
  },
) => {
  const { page, size, sortBy, sortOrder, ...narrowing } = query;
  const found = indexes.screen({
    ...toIndexQuery(narrowing),
    sortBy: sortBy && sortColumns[sortBy],
    sortOrder,
    page,
    size,
  });
  return {
    portfolios: found.rows.map((row) => toPortfolio(indexes.row(row))),
    numberOfPortfolios: found.total,
    matchedBySpelling: found.matchedBySpelling,
  };
};

export const allPortfolios: Resource<'allPortfolios'> = (
  query,
  {
    snapshot: {
      catalogue: { indexes },
    },
  },
) => {
  const { page, size, ...narrowing } = query;
  const found = indexes.screen({ ...toIndexQuery(narrowing), page, size });
  return {
    portfolios: found.rows.map((row) => toSuggestion(indexes.row(row))),
    numberOfPortfolios: found.total,
    matchedBySpelling: found.matchedBySpelling,
  };
};
