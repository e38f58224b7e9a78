import type { Identity } from '#src/contract/api/index-details.ts';
import type { Portfolio, Suggestion } from '#src/contract/api/portfolios.ts';
import type { Returns } from '#src/contract/provider/figures.ts';
import { rounded } from '../figures/rounded.ts';
import { returnPeriods } from '#src/domain/figures/returns.ts';
import type { ListedIndex } from '#src/catalogue/index-list.ts';

/** A row of the catalogue as the API shows it; the catalogue holds what the contract parsed on its way in. */
export function toPortfolio(row: ListedIndex): Portfolio {
  return {
    ...toSuggestion(row),
    family: row.family,
    region: row.region,
    currency: row.currency,
    returnType: row.returnType,
    hedgedTo: row.hedgedTo,
    launchDate: row.launchDate,
    asOfDate: row.lastDate,
    asOfLevel: row.lastLevel,
    previousLevel: row.previousLevel,
    returns: returnsOf(row),
    crossesLaunch: returnPeriods.filter((period) => row.crossesLaunch?.split(' ').includes(period)),
  };
}

export function unroundedReturnsOf(row: ListedIndex): Returns {
  return {
    oneMonth: row.return1M,
    threeMonths: row.return3M,
    yearToDate: row.returnYTD,
    oneYear: row.return1Y,
    threeYears: row.return3Y,
    fiveYears: row.return5Y,
    tenYears: row.return10Y,
    sinceInception: row.returnSinceInception,
  };
}

function returnsOf(row: ListedIndex): Returns {
  const returns = Object.entries(unroundedReturnsOf(row));
  return Object.fromEntries(returns.map(([period, value]) => [period, rounded(value)])) as Returns;
}

export function toSuggestion(row: ListedIndex): Suggestion {
  return {
    fundId: row.fundId ?? '',
    portfolioName: row.name ?? '',
    ticker: row.ticker,
    isin: row.isin,
    assetType: row.assetType,
  };
}

export function toIdentity(row: ListedIndex): Identity {
  const fundId = row.fundId ?? '';
  return {
    fundId,
    portfolioId: fundId,
    indexId: fundId,
    secId: row.secId ?? fundId,
    performanceId: row.performanceId ?? fundId,
    portfolioName: row.name ?? '',
  };
}
