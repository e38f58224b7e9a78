import { expect, test } from 'vitest';
import { priceOf } from './bond-prices.ts';

/** Price of yearly payments from its definition. */
const priceBy = (coupon: number, bondYield: number, years: number) =>
  Array.from({ length: years }, (_, at) => coupon / (1 + bondYield) ** (at + 1)).reduce(
    (sum, value) => sum + value,
    1 / (1 + bondYield) ** years,
  );

test('the modified duration is the relative change of the price for a small change of the yield', () => {
  for (const [coupon, years] of [
    [0.03, 2],
    [0.005, 10],
    [0.06, 30],
  ] as const) {
    const shift = 1e-6;
    const change = priceBy(coupon, 0.04 - shift, years) - priceBy(coupon, 0.04 + shift, years);
    const expected = change / (2 * shift) / priceBy(coupon, 0.04, years);
    expect(priceOf({ coupon, bondYield: 0.04, years }).duration).toBeCloseTo(expected, 5);
  }
});
