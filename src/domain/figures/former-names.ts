import type { ReturnPeriod } from './returns.ts';

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

const tagOf = new Map<string, string>(
  Object.entries(formerNames).map(([tag, former]) => [former, tag]),
);

/** The tag of a figure by its former name; any other name stays as it is. */
export const tagOfFormerName = (name: string): string => tagOf.get(name) ?? name;
