import { expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from './day.ts';
import type { Levels } from './levels/level-columns.ts';
import type { Series } from './levels/series.ts';
import { yearRange } from './year-range.ts';

const seriesOf = (levels: Levels): Series => ({ levels, frequency: 'daily', holidays: new Set() });

function rangeOf(points: readonly [date: string, value: number][]) {
  const range = yearRange(
    seriesOf({
      days: Int32Array.from(points, ([date]) => dayOfIso(date) ?? 0),
      values: Float64Array.from(points, ([, value]) => value),
    }),
  );
  return range && [range.high, range.low].map(({ value, day }) => [value, isoOfDay(day)]);
}

test('ID-01 the range of the year leaves out the level that the year is counted from', () => {
  expect(
    rangeOf([
      ['2025-11-20', 900],
      ['2025-11-21', 120],
      ['2026-03-02', 80],
      ['2026-11-20', 100],
    ]),
  ).toEqual([
    [120, '2025-11-21'],
    [80, '2026-03-02'],
  ]);
});

test('ID-01 a level that was reached twice bears its latest date', () => {
  const range = rangeOf([
    ['2026-01-05', 120],
    ['2026-02-05', 100],
    ['2026-03-05', 120],
  ]);
  expect(range?.[0]).toEqual([120, '2026-03-05']);
});

test.each([
  ['2026-11-12', '2026-11-12'],
  ['2025-11-20', null],
  // A Monday after a long weekend.
  ['2025-11-24', null],
])('ID-01 a history from %s on says since when its range counts: %s', (first, expected) => {
  const days = [first, '2026-11-20'].map((date) => dayOfIso(date)!);
  const range = yearRange(seriesOf({ days: Int32Array.from(days), values: Float64Array.of(1, 2) }));
  expect(range?.since == null ? null : isoOfDay(range.since)).toBe(expected);
});

test('there is no range without levels', () => {
  expect(rangeOf([])).toBeNull();
});
