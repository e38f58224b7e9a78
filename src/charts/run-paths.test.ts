import { expect, test } from 'vitest';
import { runPaths } from './run-paths.ts';

const series = { days: Int32Array.of(0, 1, 2), values: Float64Array.of(1, 3, 2) };
const placeOf = (position: number) => ({ x: position / 3, y: series.values[position]! / 8 });

test('paths go through the places of levels, with one decimal in a box of a thousand', () => {
  expect(runPaths(series, { from: 0, to: 2 }, null, placeOf)).toEqual({
    backTested: '',
    live: 'M0,125L333.3,375L666.7,250',
  });
  expect(runPaths(series, { from: 0, to: 2 }, 2, placeOf)).toEqual({
    backTested: 'M0,125L333.3,375L666.7,250',
    live: 'M666.7,250Z',
  });
});

test('a single level is a dot', () => {
  expect(runPaths(series, { from: 1, to: 1 }, null, placeOf).live).toBe('M333.3,375Z');
});
