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

function returnsOf(row: ListedIndex): Returns {
  return {
    oneMonth: rounded(row.return1M),
    threeMonths: rounded(row.return3M),
    yearToDate: rounded(row.returnYTD),
    oneYear: rounded(row.return1Y),
    threeYears: rounded(row.return3Y),
    fiveYears: rounded(row.return5Y),
    tenYears: rounded(row.return10Y),
    sinceInception: rounded(row.returnSinceInception),
  };
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
