import { expect, test } from 'vitest';
import { runPaths } from './run-paths.ts';

const series = { days: Int32Array.of(0, 1, 2), values: Float64Array.of(1, 3, 2) };
const placeOf = (position: number) => ({ x: position / 3, y: series.values[position]! / 8 });

test('paths go through the places of levels in whole numbers, each from the one before', () => {
  expect(runPaths(series, { from: 0, to: 2 }, null, placeOf)).toEqual({
    backTested: '',
    live: 'M0 1250l3333 2500 3334-1250',
  });
  expect(runPaths(series, { from: 0, to: 2 }, 2, placeOf)).toEqual({
    backTested: 'M0 1250l3333 2500 3334-1250',
    live: 'M6667 2500Z',
  });
});

test('a single level is a dot', () => {
  expect(runPaths(series, { from: 1, to: 1 }, null, placeOf).live).toBe('M3333 3750Z');
});
