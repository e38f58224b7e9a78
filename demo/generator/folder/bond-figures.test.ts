import { expect, test } from 'vitest';
import { rowsOf } from '../support/parsed-files.ts';
import { makeMarket } from '../market/market.ts';
import { portfolios } from '../portfolios/portfolios.ts';
import { modifiedDuration } from './bond-figures.ts';
import { characteristicsFile } from './characteristics.ts';
import { listIndexes } from './index-master.ts';

const rows = rowsOf(characteristicsFile(makeMarket(), listIndexes(portfolios), 1).text);

function figure(index: string, name: string): number {
  const row = rows.find((one) => one['index'] === index && one['name'] === name);
  return Number(row?.['value']);
}

/** Price of yearly payments from its definition. */
const price = (coupon: number, bondYield: number, years: number) =>
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
    const change = price(coupon, 0.04 - shift, years) - price(coupon, 0.04 + shift, years);
    const expected = change / (2 * shift) / price(coupon, 0.04, years);
    expect(modifiedDuration(coupon, 0.04, years)).toBeCloseTo(expected, 5);
  }
});

test('duration follows the maturities of an index, and never exceeds its average maturity', () => {
  const ladder = ['PLUS1_TR_USD', 'PLUS3_TR_USD', 'PLUS7_TR_USD', 'PLUTL_TR_USD'];
  const durations = ladder.map((index) => figure(index, 'modifiedDuration'));
  expect(durations).toEqual(durations.toSorted((one, other) => one - other));
  expect(durations[0]).toBeGreaterThan(1);
  expect(durations[0]).toBeLessThan(3);
  const durationRows = rows.filter((row) => row['name'] === 'modifiedDuration');
  expect(durationRows.length).toBeGreaterThan(50);
  const longer = durationRows.filter(
    ({ index, value }) => Number(value) > figure(index!, 'averageMaturity'),
  );
  expect(longer).toEqual([]);
});

test('a yield is that of governments and the spread; weaker issuers pay more', () => {
  const [treasury, corporate, emerging, highYield] = [
    'PLUST_TR_USD',
    'PLUCB_TR_USD',
    'PLEMD_TR_USD',
    'PLUHY_TR_USD',
  ].map((index) => ({
    bondYield: figure(index, 'yieldToWorst'),
    spread: figure(index, 'optionAdjustedSpread'),
  }));
  expect(treasury!.spread).toBe(0);
  // The curve of the dollar runs from 3.5% overnight to little more than 4.1%.
  expect(treasury!.bondYield).toBeGreaterThan(3.5);
  expect(treasury!.bondYield).toBeLessThan(4.2);
  for (const { bondYield, spread } of [corporate!, emerging!, highYield!]) {
    expect(Math.abs(bondYield - treasury!.bondYield - spread / 100)).toBeLessThan(0.3);
  }
  expect(corporate!.spread).toBeLessThan(emerging!.spread);
  expect(emerging!.spread).toBeGreaterThan(200);
  expect(figure('PLEMC_TR_USD', 'optionAdjustedSpread')).toBeGreaterThan(200);
});

test('yield and average coupon are two figures', () => {
  const yields = rows.filter((row) => row['name'] === 'yieldToWorst');
  const same = yields.filter(
    ({ index, value }) => Number(value) === figure(index!, 'averageCoupon'),
  );
  expect(same).toEqual([]);
});
