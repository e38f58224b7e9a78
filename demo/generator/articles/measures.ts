import { day } from '../trading-days.ts';

/** Published levels of one index. */
export type Levels = { days: readonly number[]; values: readonly number[]; perYear: number };

/** The levels from the last one on or before a date to the last one on or before another. */
export function between(levels: Levels, from: string, to: string): Levels {
  const first = positionOn(levels, from);
  const last = positionOn(levels, to) + 1;
  if (last - first < 2) throw new Error(`Nothing lies between ${from} and ${to}`);
  return {
    ...levels,
    days: levels.days.slice(first, last),
    values: levels.values.slice(first, last),
  };
}

/** The level on a date, or the last one of the week before it. */
export function levelAt(levels: Levels, date: string): number {
  return levels.values[positionOn(levels, date)]!;
}

function positionOn({ days, perYear }: Levels, date: string): number {
  const wanted = day(date);
  const at = days.findLastIndex((one) => one <= wanted);
  const oldest = perYear === 12 ? 31 : 7;
  if (at < 0 || wanted - days[at]! > oldest) throw new Error(`No level near ${date}`);
  return at;
}

/** Return from the first to the last level, in per cent. */
export function totalReturn({ values }: Levels): number {
  return (values.at(-1)! / values[0]! - 1) * 100;
}

/** The same a year, compounded. */
export function yearlyReturn({ days, values }: Levels): number {
  const years = (days.at(-1)! - days[0]!) / 365.25;
  return ((values.at(-1)! / values[0]!) ** (1 / years) - 1) * 100;
}

/** Standard deviation of the returns from level to level, annualised, in per cent. */
export function volatility(levels: Levels): number {
  return standardDeviation(returnsOf(levels)) * Math.sqrt(levels.perYear) * 100;
}

export type Drawdown = { depth: number; peak: number; trough: number };

/** The deepest fall from a highest level so far: its depth in per cent, above 0, and the positions of both. */
export function deepestFall({ values }: Levels): Drawdown {
  let high = 0;
  let deepest: Drawdown = { depth: 0, peak: 0, trough: 0 };
  for (const [at, value] of values.entries()) {
    if (value > values[high]!) high = at;
    const depth = (1 - value / values[high]!) * 100;
    if (depth > deepest.depth) deepest = { depth, peak: high, trough: at };
  }
  return deepest;
}

/** Correlation of the returns of two indexes, over the days on which both have a level. */
export function correlation(one: Levels, other: Levels): number {
  const [a, b] = alignedReturns(one, other);
  return covariance(a, b) / (standardDeviation(a) * standardDeviation(b));
}

/** Slope of an index's returns on those of another. */
export function beta(one: Levels, benchmark: Levels): number {
  const [a, b] = alignedReturns(one, benchmark);
  return covariance(a, b) / standardDeviation(b) ** 2;
}

/** Standard deviation of the differences of the returns of two indexes, annualised, in per cent. */
export function trackingError(one: Levels, benchmark: Levels): number {
  const [a, b] = alignedReturns(one, benchmark);
  const differences = a.map((value, at) => value - b[at]!);
  return standardDeviation(differences) * Math.sqrt(one.perYear) * 100;
}

function alignedReturns(one: Levels, other: Levels): [number[], number[]] {
  const second = new Map(other.days.map((at, i) => [at, other.values[i]!]));
  const both = one.days.flatMap((at, i) => {
    const value = second.get(at);
    return value === undefined ? [] : [[one.values[i]!, value] as const];
  });
  const returnsIn = (place: 0 | 1) =>
    both.slice(1).map((pair, i) => pair[place] / both[i]![place] - 1);
  return [returnsIn(0), returnsIn(1)];
}

function returnsOf({ values }: Levels): number[] {
  return values.slice(1).map((value, at) => value / values[at]! - 1);
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const products = a.map((value, at) => (value - meanA) * (b[at]! - meanB));
  return products.reduce((sum, value) => sum + value, 0) / (a.length - 1);
}

function standardDeviation(numbers: readonly number[]): number {
  return Math.sqrt(covariance(numbers, numbers));
}
