import { expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '../day.ts';
import { thinned, thinnedDecimals, weeklyLevels } from './weekly-levels.ts';

function levels(rows: [date: string, value: number][]) {
  return {
    days: Int32Array.from(rows, ([date]) => dayOfIso(date) ?? Number.NaN),
    values: Float64Array.from(rows, ([, value]) => value),
  };
}

test('ID-02 of each week the last level remains, to four significant digits; the very last is as published', () => {
  const { days, values } = weeklyLevels(
    levels([
      ['2026-11-12', 1043.27],
      ['2026-11-13', 1044.61],
      ['2026-11-16', 1050.5],
      ['2026-11-18', 987.654],
      ['2026-11-22', 0.123456],
      ['2026-11-23', 13482.32],
    ]),
  );
  expect(Array.from(days, isoOfDay)).toEqual(['2026-11-13', '2026-11-22', '2026-11-23']);
  expect(Array.from(values)).toEqual([1045, 0.1235, 13482.32]);
});

test('ID-02 a rounded level has the decimals that its four digits have', () => {
  const levels = [0.123456, 1.23456, 98.7654, 987.654, 1050.55, 11439.06];
  expect(levels.map(thinnedDecimals)).toEqual([4, 3, 2, 1, 0, 0]);
  // None of its digits is lost.
  const shown = levels.map((level) => Number(thinned(level).toFixed(thinnedDecimals(level))));
  expect(shown).toEqual(levels.map(thinned));
});

test('a year changes nothing about a week', () => {
  const { days } = weeklyLevels(
    levels([
      ['2025-12-31', 1],
      ['2026-01-02', 2],
      ['2026-01-05', 3],
    ]),
  );
  expect(Array.from(days, isoOfDay)).toEqual(['2026-01-02', '2026-01-05']);
});
