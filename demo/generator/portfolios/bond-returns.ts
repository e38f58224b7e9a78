import type { Basket, Currency } from '../market/currencies.ts';
import { credits, type Grade } from '../market/credit.ts';
import type { Market } from '../market/market.ts';
import type { Returns } from './portfolio.ts';
import { steepnessAt } from '../market/last-yields.ts';
import { weighted } from './mixed-returns.ts';

export type Bonds = {
  basket: Basket;
  /** Average years until the bonds mature. */
  maturity: number;
  /** How far the yield lies above government bonds, by grade; shares may add up to less than 1. */
  credit: Partial<Record<Grade, number>>;
  /** Paid on top of the yield for what only these bonds have, such as linkage to inflation; a year. */
  extraYield: number;
};

/** Years in which new bonds take the place of old ones, for a year of average maturity. */
const renewal = 0.3;

/**
 * What bonds yield, and price changes by duration and convexity as yields and spreads move. Income are the
 * coupons: they follow the yield as new bonds take the place of old ones.
 */
export function bondReturns(market: Market, bonds: Bonds): Returns {
  const length = market.days.length;
  const parts = (Object.entries(bonds.basket) as [Currency, number][]).map(
    ([currency, share]) => [returnsIn(market, currency, bonds), share] as const,
  );
  return {
    total: weighted(
      length,
      parts.map(([returns, share]) => [returns.total, share]),
    ),
    income: weighted(
      length,
      parts.map(([returns, share]) => [returns.income, share]),
    ),
  };
}

function returnsIn(market: Market, currency: Currency, bonds: Bonds): Returns {
  const length = market.days.length;
  const { years } = market;
  const government = curvePoint(market, currency, bonds.maturity);
  const spread = spreadOf(market, bonds.credit);
  const loss = lossOf(bonds.credit);
  const total = new Float64Array(length);
  const income = new Float64Array(length);
  let coupon = government[0]! + spread[0]! + bonds.extraYield;
  for (let at = 1; at < length; at += 1) {
    const carry = government[at - 1]! + spread[at - 1]! + bonds.extraYield;
    const duration = durationOf(bonds.maturity, carry);
    const change = government[at]! - government[at - 1]! + spread[at]! - spread[at - 1]!;
    const price = -duration * change + 0.5 * duration * (duration + 1) * change * change;
    total[at] = total[at - 1]! + Math.log(1 + (carry - loss) * years[at]! + price);
    coupon += ((carry - coupon) * years[at]!) / (renewal * bonds.maturity);
    income[at] = income[at - 1]! + Math.max(0, coupon) * years[at]!;
  }
  return { total, income };
}

function curvePoint(market: Market, currency: Currency, maturity: number): Float64Array {
  const steepness = steepnessAt(maturity);
  const overnight = market.overnight[currency];
  return market.tenYears[currency].map(
    (ten, at) => overnight[at]! + steepness * (ten - overnight[at]!),
  );
}

function spreadOf(market: Market, credit: Bonds['credit']): Float64Array {
  return weighted(
    market.days.length,
    Object.entries(credit).map(([grade, share]) => [market.spread[grade as Grade], share] as const),
  );
}

function lossOf(credit: Bonds['credit']): number {
  return Object.entries(credit).reduce(
    (sum, [grade, share]) => sum + (share * credits[grade as Grade].loss) / 100,
    0,
  );
}

/** Modified duration of a bond at par with yearly coupons. */
function durationOf(maturity: number, bondYield: number): number {
  if (Math.abs(bondYield) < 0.0005) return maturity;
  return (1 - (1 + bondYield) ** -maturity) / bondYield;
}
