import { expect, test } from 'vitest';
import { tickDecimals, valueScale } from './value-scale.ts';

test('a linear scale fits its values, with a little air, and marks round ones', () => {
  const scale = valueScale('linear', 100, 200);
  expect(scale.ticks).toEqual([100, 120, 140, 160, 180, 200]);
  // 4 at either end of a scale of 108.
  expect(scale.shareOf(200)).toBeCloseTo(4 / 108, 10);
  expect(scale.shareOf(100)).toBeCloseTo(104 / 108, 10);
  expect(scale.shareOf(150)).toBeCloseTo(0.5, 10);
  expect(valueScale('linear', 2900, 6150).ticks).toEqual([3000, 4000, 5000, 6000]);
});

test('equal steps of a log scale are equal ratios', () => {
  const scale = valueScale('log', 100, 1600);
  const first = scale.shareOf(100) - scale.shareOf(200);
  expect(scale.shareOf(800) - scale.shareOf(1600)).toBeCloseTo(first, 10);
  expect(scale.ticks).toEqual([100, 200, 500, 1000]);
});

test('a log scale over a small ratio has even round marks within the plot', () => {
  const scale = valueScale('log', 95, 210);
  expect(scale.ticks).toEqual([100, 120, 140, 160, 180, 200]);
});

test('a log scale over many powers of ten marks the powers only', () => {
  expect(valueScale('log', 1, 40_000).ticks).toEqual([1, 10, 100, 1000, 10_000]);
});

test('a level that never changes stands in the middle of the plot', () => {
  for (const kind of ['linear', 'log'] as const) {
    expect(valueScale(kind, 100, 100).shareOf(100)).toBeCloseTo(0.5, 2);
  }
});

test.each([
  [[100, 120, 140], 0],
  [[1, 2, 5], 0],
  [[1.1, 1.12, 1.14], 2],
  [[0.5, 1, 2, 5], 1],
  [[1.0005, 1.001], 4],
])('ticks %j are told apart by %i decimals', (ticks, decimals) => {
  expect(tickDecimals(ticks)).toBe(decimals);
});

test('equal values have room around them, zero too', () => {
  for (const value of [0, 100]) {
    const { shareOf, ticks } = valueScale('linear', value, value);
    expect(shareOf(value)).toBeGreaterThanOrEqual(0);
    expect(shareOf(value)).toBeLessThanOrEqual(1);
    expect(ticks.length).toBeGreaterThan(1);
  }
});

test('levels at and below zero have a place on the linear scale, also where a logarithmic one is asked for', () => {
  const scale = valueScale('log', -0.5, 1.5);
  expect(scale).toMatchObject({ ticks: valueScale('linear', -0.5, 1.5).ticks });
  // In the middle between the two values, and from the top downwards.
  expect(scale.shareOf(0.5)).toBeCloseTo(0.5);
  expect(scale.shareOf(1)).toBeLessThan(scale.shareOf(-0.25));
  const flat = valueScale('linear', -0.25, -0.25);
  expect(flat.shareOf(-0.25)).toBeCloseTo(0.5);
});
