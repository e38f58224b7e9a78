import type { ReturnPeriod } from '#src/domain/figures/returns.ts';

/**
 * Names of returns from before figures had tags. Answers still contain them beside the tags, and `sortBy` accepts
 * them; they are deprecated.
 */
export const formerNames = {
  return1M: 'oneMonth',
  return3M: 'threeMonths',
  returnYTD: 'yearToDate',
  return1Y: 'oneYear',
  return3Y: 'threeYears',
  return5Y: 'fiveYears',
  return10Y: 'tenYears',
  returnSinceInception: 'sinceInception',
} as const satisfies Record<ReturnPeriod, string>;

export type FormerName = (typeof formerNames)[ReturnPeriod];
