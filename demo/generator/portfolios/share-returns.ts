import type { Market } from '../market/market.ts';
import { lastDrawn } from '../market/path.ts';
import type { FactorName } from '../market/factors.ts';
import type { Returns } from './portfolio.ts';
import { weighted } from './mixed-returns.ts';

export type Shares = {
  /** Names the movement that is its own. */
  code: string;
  /** How strongly it moves with the world's share prices. */
  beta: number;
  factors: Partial<Record<FactorName, number>>;
  /** Volatility and drift a year of what no factor explains. */
  specific: number;
  drift: number;
  dividendYield: number;
  /** Loss per percentage point that ten-year dollar yields rise, in per cent. */
  rateSensitivity: number;
};

/** Price movements by factors, and dividends on top. */
export function shareReturns(market: Market, shares: Shares): Returns {
  const length = market.days.length;
  // The drift of the world belongs to every share index whole: a lower beta means calmer, not poorer.
  const last = lastDrawn(market.days);
  const years = (market.days[last]! - market.days[0]!) / 365;
  const worldDrift = market.worldEquity[last]! / years;
  const price = weighted(length, [
    [market.worldEquity, shares.beta],
    ...Object.entries(shares.factors).map(
      ([name, loading]) => [market.factor(name as FactorName), loading] as const,
    ),
    [market.specific(shares.code, shares.specific, shares.drift), 1],
    [market.tenYears.USD, -shares.rateSensitivity],
  ]);
  const start = price[0]!;
  let passed = 0;
  for (let at = 0; at < length; at += 1) {
    passed += market.years[at]!;
    price[at] = price[at]! - start + (1 - shares.beta) * worldDrift * passed;
  }
  const income = market.dividends.map((paid) => paid * shares.dividendYield);
  return {
    total: weighted(length, [
      [price, 1],
      [income, 1],
    ]),
    income,
  };
}
