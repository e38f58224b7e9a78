import { expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '../day.ts';
import { monthsBefore } from '../levels/calendar.ts';
import type { Levels } from '../levels/level-columns.ts';
import type { Frequency, Series } from '../levels/series.ts';
import { periodReturns, type ReturnPeriod } from './returns.ts';

/** The returns alone; null for a series without levels. */
function returnsOf(given: Levels, frequency?: Frequency) {
  const found = periodReturns(seriesOf(given, frequency));
  return (
    found &&
    (Object.fromEntries(
      Object.entries(found).map(([period, { value }]) => [period, value]),
    ) as Record<ReturnPeriod, number | null>)
  );
}

const seriesOf = (given: Levels, frequency: Frequency = 'daily'): Series => ({
  levels: given,
  frequency,
  holidays: new Set(),
});

function levels(...points: [date: string, value: number][]) {
  return {
    days: Int32Array.from(points, ([date]) => dayOfIso(date) ?? 0),
    values: Float64Array.from(points, ([, value]) => value),
  };
}

test.each([
  ['2026-11-20', 1, '2026-10-20'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2026-03-30', 1, '2026-02-28'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-02-28', 1, '2026-01-31'],
  ['2026-04-30', 3, '2026-01-31'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2023-02-28', 36, '2020-02-29'],
  ['2024-02-28', 12, '2023-02-28'],
])('%s less %i months is %s', (date, months, expected) => {
  expect(isoOfDay(monthsBefore(dayOfIso(date) ?? 0, months))).toBe(expected);
});

test('returns start at the last level on or before the first day of their period', () => {
  // 132 against 120, 110, 110 and 105.6; 1.331 is 1.1³ and 1.61051 is 1.1⁵.
  const returns = returnsOf(
    levels(
      ['2021-03-31', 132 / 1.61051],
      ['2023-03-31', 132 / 1.331],
      ['2025-03-28', 105.6],
      ['2025-12-31', 110],
      ['2026-01-02', 111],
      ['2026-02-27', 120],
      ['2026-03-02', 125],
      ['2026-03-31', 132],
    ),
  );
  expect(returns?.return1M).toBeCloseTo(10, 10);
  expect(returns?.return3M).toBeCloseTo(20, 10);
  expect(returns?.returnYTD).toBeCloseTo(20, 10);
  expect(returns?.return1Y).toBeCloseTo(25, 10);
  expect(returns?.return3Y).toBeCloseTo(10, 10);
  expect(returns?.return5Y).toBeCloseTo(10, 10);
  expect(returns?.return10Y).toBeNull();
  // Five anniversaries to the day.
  expect(returns?.returnSinceInception).toBeCloseTo(10, 10);
});

test('a monthly series dated on the last business day has returns over so many months, not one more', () => {
  // One per cent a month; July 2026 and October 2023 end on the 31st, October 2026 on the 30th.
  const dates = Array.from({ length: 37 }, (_, i) => {
    const end = new Date(Date.UTC(2023, 10 + i, 0));
    while (end.getUTCDay() % 6 === 0) end.setUTCDate(end.getUTCDate() - 1);
    return end.toISOString().slice(0, 10);
  });
  expect([dates[0], dates.at(-1)]).toEqual(['2023-10-31', '2026-10-30']);
  const returns = returnsOf(levels(...dates.map((date, i): [string, number] => [date, 1.01 ** i])));
  expect(returns?.return1M).toBeCloseTo(1, 10);
  expect(returns?.return3M).toBeCloseTo(3.0301, 10);
  expect(returns?.return1Y).toBeCloseTo(12.682_503_013, 8);
  expect(returns?.return3Y).toBeCloseTo(12.682_503_013, 8);
});

test('a monthly series has no return from a month without a level', () => {
  const returns = returnsOf(
    levels(['2025-10-31', 80], ['2026-01-30', 100], ['2026-02-27', 105], ['2026-04-30', 110]),
  );
  expect(returns?.return1M).toBeNull();
  expect(returns?.return3M).toBeCloseTo(10, 10);
});

test('a monthly series has returns over whole months, also from the shorter to the longer', () => {
  const returns = returnsOf(
    levels(['2025-11-30', 80], ['2025-12-31', 90], ['2026-01-31', 100], ['2026-02-28', 105]),
  );
  expect(returns?.return1M).toBeCloseTo(5, 10);
  expect(returns?.return3M).toBeCloseTo(31.25, 10);
  expect(returns?.returnYTD).toBeCloseTo((105 / 90 - 1) * 100, 10);
});

test('a history under a year is not annualised, and is too short for the longer periods', () => {
  const returns = returnsOf(levels(['2026-08-20', 100], ['2026-10-19', 101], ['2026-11-20', 104]));
  expect(returns).toEqual({
    // 104 / 101 − 1.
    return1M: expect.closeTo(2.970_297_03, 8),
    return3M: expect.closeTo(4, 10),
    returnYTD: null,
    return1Y: null,
    return3Y: null,
    return5Y: null,
    return10Y: null,
    returnSinceInception: expect.closeTo(4, 10),
  });
});

test('from the first anniversary on, the return since inception is annualised, by the days of the year that runs', () => {
  const since = (first: string, level: number, last = '2026-11-20') =>
    returnsOf(levels([first, 100], [last, level]))?.returnSinceInception;
  expect(since('2024-11-20', 121)).toBeCloseTo(10, 10);
  expect(since('2025-11-20', 121)).toBeCloseTo(21, 10);
  expect(since('2025-11-21', 121)).toBeCloseTo(21, 10);
  // One year and 73 of 365 days: 1.21 ^ (1 / 1.2) − 1.
  expect(since('2025-09-08', 121)).toBeCloseTo((1.21 ** (1 / 1.2) - 1) * 100, 10);
  // A year from 29 February ends on the 28th; the one that begins then has 366 days to 29 February 2024.
  expect(since('2020-02-29', 121, '2021-02-28')).toBeCloseTo(21, 10);
});

test('at the last level of a month, one month is that month and the year to date is January', () => {
  const daily = levels(
    ['2025-12-30', 98],
    ['2025-12-31', 100],
    ['2026-01-29', 90],
    ['2026-01-30', 97],
  );
  const weekly = levels(
    ['2025-12-19', 90],
    ['2025-12-26', 100],
    ['2026-01-23', 90],
    ['2026-01-30', 97],
  );
  const monthly = levels(['2025-11-28', 90], ['2025-12-31', 100], ['2026-01-30', 97]);
  for (const [frequency, given] of Object.entries({ daily, weekly, monthly })) {
    const found = returnsOf(given, frequency as Frequency);
    expect([frequency, found?.return1M, found?.returnYTD]).toEqual([
      frequency,
      expect.closeTo(-3, 10),
      expect.closeTo(-3, 10),
    ]);
  }
});

test('a start that is too old gives no return, and says that a level is missing', () => {
  const of = (start: string, frequency: Frequency) =>
    periodReturns(
      seriesOf(levels([start, 100], ['2026-11-19', 101], ['2026-11-20', 110]), frequency),
    )?.return1M;
  // A month before 20 November: ten days older at most, in a weekly series seven.
  expect(of('2026-10-10', 'daily')).toMatchObject({ value: expect.closeTo(10, 10) });
  expect(of('2026-10-09', 'daily')).toMatchObject({ value: null, from: null, missing: 'gap' });
  expect(of('2026-10-13', 'weekly')).toMatchObject({ value: expect.closeTo(10, 10) });
  expect(of('2026-10-12', 'weekly')).toMatchObject({ missing: 'gap' });
  expect(of('2026-10-21', 'daily')).toMatchObject({ missing: 'too-short' });
});

test('one level has no return, and no level has none to speak of', () => {
  expect(returnsOf(levels(['2026-11-20', 100]))?.returnSinceInception).toBeNull();
  expect(returnsOf(levels())).toBeNull();
});

test('a base in a gap of the series gives no return, instead of one over another period', () => {
  const returns = returnsOf(
    levels(['2023-06-30', 80], ['2025-08-29', 95], ['2025-10-31', 100], ['2025-11-30', 110]),
  );
  expect(returns?.return1M).toBeCloseTo(10, 10);
  // 31 August lies two days after a level; a year before lies fourteen months after one.
  expect(returns?.return3M).toBeCloseTo((110 / 95 - 1) * 100, 10);
  expect(returns?.return1Y).toBeNull();
  expect(returns?.returnYTD).toBeNull();
  expect(returns?.returnSinceInception).not.toBeNull();
});
