import type { Market } from '../market/market.ts';
import type { Returns } from './portfolio.ts';

/** A path to which each of several paths adds, times its loading. */
export function weighted(
  length: number,
  parts: readonly (readonly [path: Float64Array, loading: number])[],
): Float64Array {
  const sum = new Float64Array(length);
  for (const [path, loading] of parts) {
    for (let at = 0; at < length; at += 1) sum[at]! += loading * path[at]!;
  }
  return sum;
}

/**
 * Paths of money that is set back to given weights, every day unless said otherwise, at the close; the weights may
 * change by day.
 */
export function rebalanced(
  length: number,
  parts: readonly (readonly [path: Float64Array, weight: number | Float64Array])[],
  isReset: (at: number) => boolean = () => true,
): Float64Array {
  const path = new Float64Array(length);
  let reset = 0;
  for (let at = 1; at < length; at += 1) {
    let growth = 0;
    let invested = 0;
    for (const [part, weight] of parts) {
      const share = typeof weight === 'number' ? weight : weight[reset]!;
      growth += share * Math.exp(part[at]! - part[reset]!);
      invested += share;
    }
    path[at] = path[reset]! + Math.log(1 - invested + growth);
    if (isReset(at)) reset = at;
  }
  return path;
}

/** A part of the value that flows on every day, by its yearly rate on the day before; never below 0. */
export function flowing(market: Market, rateAt: (at: number) => number): Float64Array {
  const { years } = market;
  const path = new Float64Array(market.days.length);
  for (let at = 1; at < path.length; at += 1) {
    path[at] = path[at - 1]! + Math.max(0, rateAt(at - 1)) * years[at]!;
  }
  return path;
}

/** The path moved so that it begins at 0. */
export function fromStart(path: Float64Array): Float64Array {
  const start = path[0]!;
  return path.map((value) => value - start);
}

/** Returns of a portfolio that pays nothing out. */
export function withoutIncome(total: Float64Array): Returns {
  return { total, income: new Float64Array(total.length) };
}
