import { publishedLevels } from '../folder/levels.ts';
import type { DemoIndex } from '../folder/demo-index.ts';
import type { Market } from '../market/market.ts';

/** The last published level of each month, by month: `2026-11`. */
export type MonthLevels = Map<string, number>;

export function monthLevels(
  market: Market,
  indexes: readonly DemoIndex[],
  fundId: string,
): MonthLevels {
  const index = indexes.find((one) => one.fundId === fundId);
  if (!index) throw new Error(`There is no index ${fundId}`);
  return new Map(publishedLevels(market, index).map(([date, level]) => [date.slice(0, 7), level]));
}

/** Months that all of the series have, in order. */
export function commonMonths(series: readonly MonthLevels[]): string[] {
  const [first = new Map(), ...others] = series;
  return [...first.keys()].filter((month) => others.every((one) => one.has(month)));
}
