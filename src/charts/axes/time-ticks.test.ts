import { expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { timeTicks } from './time-ticks.ts';

function marks(first: string, last: string, most: number) {
  const ticks = timeTicks(dayOfIso(first) ?? 0, dayOfIso(last) ?? 0, most);
  return ticks.map(({ day, unit }) => `${isoOfDay(day)} ${unit}`);
}

test('25 years are marked every five years', () => {
  expect(marks('2001-11-20', '2026-11-20', 9)).toEqual([
    '2005-01-01 year',
    '2010-01-01 year',
    '2015-01-01 year',
    '2020-01-01 year',
    '2025-01-01 year',
  ]);
});

test('a month is marked on Mondays', () => {
  expect(marks('2026-10-20', '2026-11-20', 9)).toEqual([
    '2026-10-26 day',
    '2026-11-02 day',
    '2026-11-09 day',
    '2026-11-16 day',
  ]);
});

test('a week with room for few marks is marked every other day, the last day among them', () => {
  expect(marks('2026-11-12', '2026-11-19', 5)).toEqual([
    '2026-11-13 day',
    '2026-11-15 day',
    '2026-11-17 day',
    '2026-11-19 day',
  ]);
});

test('January is marked by its year, so that the other months need none', () => {
  expect(marks('2025-11-20', '2026-11-20', 9)).toEqual([
    '2026-01-01 year',
    '2026-03-01 month',
    '2026-05-01 month',
    '2026-07-01 month',
    '2026-09-01 month',
    '2026-11-01 month',
  ]);
});

test('without a January the first month names the year', () => {
  expect(marks('2026-05-20', '2026-11-20', 9)).toEqual([
    '2026-06-01 month-of-year',
    '2026-07-01 month',
    '2026-08-01 month',
    '2026-09-01 month',
    '2026-10-01 month',
    '2026-11-01 month',
  ]);
});

test.each([1, 3, 9, 40, 100, 400, 3000, 20_000, 60_000])(
  '%i days never get more marks than asked for',
  (days) => {
    const last = dayOfIso('2026-11-20') ?? 0;
    for (const most of [5, 9]) {
      const ticks = timeTicks(last - days, last, most);
      expect(ticks.length).toBeLessThanOrEqual(most + 1);
      expect(ticks.length).toBeGreaterThan(0);
    }
  },
);
