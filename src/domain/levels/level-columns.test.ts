import { brotliCompressSync, constants } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOfIso } from '../day.ts';
import { decodeLevels, encodeLevels } from './level-columns.ts';

const levels = (days: number[], values: number[]) => ({
  days: Int32Array.from(days),
  values: Float64Array.from(values),
});

test('levels travel as deltas at the precision that the provider published', () => {
  const monday = dayOfIso('2026-11-16') ?? 0;
  expect(encodeLevels(levels([monday, monday + 1, monday + 4], [100, 100.5, 99.25]))).toEqual({
    firstDate: '2026-11-16',
    decimals: 2,
    dayDeltas: [0, 1, 3],
    valueDeltas: [10_000, 50, -125],
  });
});

test('decimals that binary fractions cannot hold read back to the last digit', () => {
  // 1.005 × 1000 is 1004.9999999999999 in binary arithmetic.
  const coded = encodeLevels(levels([0, 1, 2], [1.005, 8.345, 1043.275]));
  expect(coded?.decimals).toBe(3);
  expect([...decodeLevels(coded!).values]).toEqual([1.005, 8.345, 1043.275]);
});

test('every series of up to twelve decimals reads back as the very same numbers', () => {
  const series = fc.integer({ min: 0, max: 12 }).chain((decimals) =>
    fc.record({
      decimals: fc.constant(decimals),
      digits: fc.array(fc.integer({ min: 1, max: 2 ** 48 }), { minLength: 1, maxLength: 30 }),
      gaps: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 30, maxLength: 30 }),
    }),
  );
  fc.assert(
    fc.property(series, ({ decimals, digits, gaps }) => {
      // The decimal text, read by the engine's own number parser, is the published level.
      const values = digits.map((digit) => Number(`${digit}e-${decimals}`));
      const days = digits.map((_, i) => gaps.slice(0, i).reduce((sum, gap) => sum + gap, -3000));
      const coded = encodeLevels(levels(days, values))!;
      expect(coded.decimals).toBeLessThanOrEqual(decimals);
      expect(decodeLevels(coded)).toEqual(levels(days, values));
    }),
  );
});

test('small levels travel as they are published', () => {
  const values = [0.000_001_234_567, 0.123_456_789_012, 0.1];
  const coded = encodeLevels(levels([0, 1, 2], values));
  expect(coded?.decimals).toBe(12);
  expect([...decodeLevels(coded!).values]).toEqual(values);
});

test('very large levels keep as many decimals as whole numbers can hold', () => {
  const coded = encodeLevels(levels([0, 1], [123_456_789_012.25, 9e15]));
  expect(coded?.decimals).toBe(0);
  expect(coded?.valueDeltas.every(Number.isSafeInteger)).toBe(true);
  expect(decodeLevels(coded!).values[1]).toBe(9e15);
});

test('an index without levels has none to code', () => {
  expect(encodeLevels(levels([], []))).toBeNull();
});

test('ID-02 twenty-five years of daily levels travel in at most 20 kB', () => {
  // A random walk of about one per cent a day, always the same: nothing that compresses by its regularity.
  let state = 20_261_121;
  const step = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 1_073_741_824 - 1;
  };
  const days: number[] = [];
  const values: number[] = [];
  let level = 1000;
  for (let day = 11_323; day < 11_323 + 25 * 365.25; day++) {
    if ((day + 4) % 7 === 0 || (day + 5) % 7 === 0) continue;
    level *= 1 + 0.017 * step();
    days.push(day);
    values.push(Math.round(level * 100) / 100);
  }
  const text = JSON.stringify(encodeLevels(levels(days, values)));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(days.length).toBeGreaterThan(6_500);
  expect(brotliCompressSync(text, { params }).length).toBeLessThanOrEqual(20_000);
});
