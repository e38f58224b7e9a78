import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';

/** A row of an index whose history is too short for any return. */
export const noReturns = {
  return1M: null,
  return3M: null,
  returnYTD: null,
  return1Y: null,
  return3Y: null,
  return5Y: null,
  return10Y: null,
  returnSinceInception: null,
};

/** A row of a list of indexes, with the facts of one example. */
export function examplePortfolio(facts: Partial<Portfolio>): Portfolio {
  return {
    fundId: 'WORLD',
    portfolioName: 'Example World NTR USD',
    ticker: 'WLDNU',
    isin: 'ZZ0000000019',
    assetType: 'equity',
    family: 'Example Global Equity',
    region: 'Global',
    currency: 'USD',
    returnType: 'NTR',
    hedgedTo: null,
    hasReturns: true,
    launchDate: '2019-03-01',
    asOfDate: '2026-11-19',
    asOfLevel: 6215.52,
    previousLevel: 6288.4,
    figures: { ...noReturns, return1Y: 7.4812 },
    backTested: [],
    ...facts,
  };
}
