import { expect, test } from 'vitest';
import { listRuns } from './runs.ts';

const daily = (days: number[]) => ({
  days: Int32Array.from(days),
  values: Float64Array.from(days, () => 100),
});

test('a line is unbroken over weekends and holidays', () => {
  const series = daily([0, 1, 4, 5, 15, 16]);
  expect(listRuns(series, { from: 0, to: 5 }, null)).toEqual([
    { from: 0, to: 5, backTested: false },
  ]);
});

test('a line is not drawn over a long gap without levels', () => {
  const series = daily([0, 1, 2, 40, 41]);
  expect(listRuns(series, { from: 0, to: 4 }, null)).toEqual([
    { from: 0, to: 2, backTested: false },
    { from: 3, to: 4, backTested: false },
  ]);
});

test('a month is no gap in a monthly series, half a year is', () => {
  const series = daily([0, 31, 59, 90, 270, 301]);
  expect(listRuns(series, { from: 0, to: 5 }, null)).toEqual([
    { from: 0, to: 3, backTested: false },
    { from: 4, to: 5, backTested: false },
  ]);
});

test('levels before the launch date are a run of their own that reaches to the first live level', () => {
  const series = daily([0, 1, 2, 3, 4]);
  expect(listRuns(series, { from: 0, to: 4 }, 2)).toEqual([
    { from: 0, to: 2, backTested: true },
    { from: 2, to: 4, backTested: false },
  ]);
});

test('a history that ends before the launch date is back-tested as a whole', () => {
  const series = daily([0, 1, 2]);
  expect(listRuns(series, { from: 0, to: 2 }, 9)).toEqual([{ from: 0, to: 2, backTested: true }]);
});

test('a launch within a gap parts nothing more; one on the first level leaves nothing back-tested', () => {
  const series = daily([0, 1, 2, 40, 41]);
  expect(listRuns(series, { from: 0, to: 4 }, 20)).toEqual([
    { from: 0, to: 2, backTested: true },
    { from: 3, to: 4, backTested: false },
  ]);
  expect(listRuns(daily([0, 1, 2]), { from: 0, to: 2 }, 0)).toEqual([
    { from: 0, to: 2, backTested: false },
  ]);
});

test('a stretch that begins after the launch is live as a whole', () => {
  expect(listRuns(daily([0, 1, 2, 3]), { from: 2, to: 3 }, 1)).toEqual([
    { from: 2, to: 3, backTested: false },
  ]);
});
