import { currencies, type Currency } from './currencies.ts';
import { curves } from './rates.ts';

/** Place of a maturity on the curve: 0 at overnight, 1 at ten years, little more beyond. */
export function steepnessAt(years: number): number {
  return Math.min(1.06, (1 - Math.exp(-years / 4)) / (1 - Math.exp(-2.5)));
}

/** Yield of government bonds of a maturity on the last day, per cent; other currencies yield as the dollar. */
export function lastYield(currency: string, years: number): number {
  const { overnight, tenYears } = curves[modelled(currency)];
  const short = overnight.at(-1)![1];
  return short + steepnessAt(years) * (tenYears.at(-1)![1] - short);
}

/** The same of ten years, around which the coupons of a currency lie. */
export function tenYearYield(currency: string): number {
  return lastYield(currency, 10);
}

function modelled(currency: string): Currency {
  return currencies.find((known) => known === currency) ?? 'USD';
}
