import { formerNames } from '#src/domain/figures/former-names.ts';
import type { Identity } from '#src/contract/api/indexes/index-details.ts';
import type { Portfolio, Suggestion } from '#src/contract/api/indexes/portfolios.ts';
import { rounded } from '../figures/rounded.ts';
import { returnPeriods, type ReturnPeriod } from '#src/domain/figures/returns.ts';
import type { IndexList, ListedIndex } from '#src/catalogue/lists/index-list.ts';
import type { List } from '#src/catalogue/list.ts';

/**
 * A row of the catalogue as the API gives it; the contract parsed it when it was published.
 * @param tags further figures besides the usual returns
 */
export function toPortfolio(
  indexes: List<IndexList>,
  row: number,
  tags: readonly string[] = [],
): Portfolio {
  const listed = indexes.row(row);
  const shown = [...new Set([...returnPeriods, ...tags])].map(
    (tag) => [tag, indexes.figure(tag, row)] as const,
  );
  const values = shown.map(([tag, { value }]) => [tag, rounded(value)] as const);
  const figures = Object.fromEntries(values) as Portfolio['figures'];
  const backTested = shown.flatMap(([tag, { isMarked }]) => (isMarked ? [tag] : []));
  return {
    ...toSuggestion(listed),
    family: listed.family,
    region: listed.region,
    currency: listed.currency,
    returnType: listed.returnType,
    hedgedTo: listed.hedgedTo,
    hasReturns: listed.hasReturns === 'yes',
    launchDate: listed.launchDate,
    asOfDate: listed.lastDate,
    asOfLevel: listed.lastLevel,
    previousLevel: listed.previousLevel,
    figures,
    backTested,
    returns: formerReturns((tag) => figures[tag]),
    crossesLaunch: returnPeriods.flatMap((tag) =>
      backTested.includes(tag) ? [formerNames[tag]] : [],
    ),
  };
}

/** The usual returns of a row, by tag. */
export function usualReturns(indexes: List<IndexList>, row: number): Portfolio['figures'] {
  const usual = returnPeriods.map((tag) => [tag, rounded(indexes.figure(tag, row).value)] as const);
  return Object.fromEntries(usual) as Portfolio['figures'];
}

/** The usual returns under their deprecated names. */
export function formerReturns(of: (tag: ReturnPeriod) => number | null) {
  const named = returnPeriods.map((tag) => [formerNames[tag], of(tag)] as const);
  return Object.fromEntries(named) as NonNullable<Portfolio['returns']>;
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
