import { expect, test } from 'vitest';
import { calendarReturns } from './calendar-returns.ts';
import { dayOfIso, isoOfDay } from '../day.ts';
import { drawdownSeries, listDrawdowns } from './drawdowns.ts';
import { completeMonths } from '../levels/month-ends.ts';
import { beginsBackTested } from './measured.ts';
import { monthlyPair, stepReturns, stepsPerYear } from './return-samples.ts';
import { beta, correlation, sharpeRatio, volatility } from './risk.ts';
import { windowDrawdown } from './falls.ts';
import type { Levels } from '../levels/level-columns.ts';
import type { Frequency, Series } from '../levels/series.ts';
import { rollingReturns } from './rolling-returns.ts';

type Point = [date: string, value: number];

const levels = (...points: Point[]) => ({
  days: Int32Array.from(points, ([date]) => dayOfIso(date) ?? 0),
  values: Float64Array.from(points, ([, value]) => value),
});

const seriesOf = (given: Levels, frequency: Frequency = 'daily'): Series => ({
  levels: given,
  frequency,
  holidays: new Set(),
});

/** One level at the end of each of so many months up to December 2025. */
const monthly = (values: readonly number[]) =>
  levels(
    ...values.map((value, i): Point => {
      const day = Date.UTC(2025, 13 - values.length + i, 0) / 86_400_000;
      return [isoOfDay(day), value];
    }),
  );

const volatilityOver = (given: Levels, frequency: Frequency, months: number) =>
  volatility(stepReturns(seriesOf(given, frequency), months), stepsPerYear[frequency]);

test('volatility of returns of +10% and −10% in turn is their deviation × √12', () => {
  const twelve = Array.from(
    { length: 13 },
    (_, i) => 100 * 1.1 ** Math.ceil(i / 2) * 0.9 ** (i >> 1),
  );
  // Six of +10% and six of −10% about a mean of zero: √(12 × 0.01 / 11) × √12 × 100.
  const { value, observations } = volatilityOver(monthly(twelve), 'monthly', 12);
  expect(value).toBeCloseTo(Math.sqrt((12 * 0.01) / 11) * Math.sqrt(12) * 100, 10);
  expect(observations).toBe(12);
});

test('a history too short, with a gap, or with a level of zero or below has no volatility', () => {
  const year = Array.from({ length: 13 }, (_, i) => 100 + i);
  expect(volatilityOver(monthly(year.slice(1)), 'monthly', 12).value).toBeNull();
  expect(volatilityOver(monthly(year), 'monthly', 36).value).toBeNull();
  expect(volatilityOver(monthly(year), 'daily', 12).value).toBeNull();
  expect(volatilityOver(monthly(year.with(4, 0)), 'monthly', 12).value).toBeNull();
  expect(volatilityOver(monthly(year.with(4, -3)), 'monthly', 12).value).toBeNull();
  expect(volatilityOver(levels(), 'daily', 12).value).toBeNull();
});

test('an index that is its own benchmark has beta and correlation 1, and no Sharpe ratio against itself', () => {
  const year = Array.from({ length: 13 }, (_, i) => 100 + (i % 3) * 5 + i);
  const same = seriesOf(monthly(year), 'monthly');
  const pair = monthlyPair(same, same, 12);
  expect(beta(pair).value).toBeCloseTo(1, 12);
  expect(correlation(pair).value).toBeCloseTo(1, 12);
  expect(sharpeRatio(pair).value).toBeNull();
});

test('two series are compared up to the last month that has ended in both', () => {
  const index = {
    levels: monthly(Array.from({ length: 15 }, (_, i) => 100 + i)),
    frequency: 'monthly',
    holidays: new Set<number>(),
  } as const;
  const shorter = monthly(Array.from({ length: 15 }, (_, i) => 200 + i * i));
  const cut = { days: shorter.days.slice(0, 14), values: shorter.values.slice(0, 14) };
  const pair = monthlyPair(index, seriesOf(cut, 'monthly'), 12);
  expect(pair).toMatchObject({
    sample: { from: dayOfIso('2024-11-30'), to: dayOfIso('2025-11-30') },
  });
});

test('ID-02 with a series that is more than a month behind, as one that has ceased, an index is not compared', () => {
  const index = {
    levels: monthly(Array.from({ length: 60 }, (_, i) => 100 + i)),
    frequency: 'monthly',
    holidays: new Set<number>(),
  } as const;
  const { days, values } = index.levels;
  const endedAt = (end: number) => ({
    levels: { days: days.slice(0, end), values: values.slice(0, end) },
    frequency: 'monthly' as const,
    holidays: new Set<number>(),
  });
  expect(monthlyPair(index, endedAt(59), 12)).toHaveProperty('sample');
  expect(monthlyPair(index, endedAt(58), 12)).toEqual({ missing: 'ended' });
  // An index that has itself ceased has its last year as before.
  expect(monthlyPair(endedAt(40), index, 12)).toHaveProperty('sample');
});

test('a month is complete from its last weekday on, or once the next has begun', () => {
  const monthsOf = (...dates: string[]) =>
    completeMonths(seriesOf(levels(...dates.map((date): Point => [date, 1])))).length;
  // 31 October 2026 is a Saturday.
  expect(monthsOf('2026-09-30', '2026-10-29')).toBe(1);
  expect(monthsOf('2026-09-30', '2026-10-30')).toBe(2);
  expect(monthsOf('2026-09-29', '2026-09-30', '2026-10-21', '2026-11-02')).toBe(2);
  // More than ten days before its end, October has no level to stand for it.
  expect(monthsOf('2026-09-29', '2026-09-30', '2026-10-20', '2026-11-02')).toBe(1);
  const beforeHoliday = seriesOf(levels(['2026-12-30', 1]));
  const holidays = new Set([dayOfIso('2026-12-31')!]);
  expect(completeMonths(beforeHoliday)).toEqual([]);
  expect(completeMonths({ ...beforeHoliday, holidays })).toHaveLength(1);
});

test('a series that begins after a holiday has no return for that year or month', () => {
  const years = calendarReturns(
    seriesOf(
      levels(['2024-01-02', 100], ['2024-01-31', 110], ['2024-02-29', 121], ['2024-12-31', 90]),
    ),
  );
  expect(years).toHaveLength(1);
  expect(years[0]?.whole).toEqual({ value: null, missing: 'too-short' });
  const months = years[0]?.months.map(({ value }) => value && Math.round(value));
  expect(months).toEqual([null, 10, null, null, null, null, null, null, null, null, null, null]);
});

test('a year and a month without a level at their ends are left empty, not filled', () => {
  const [newest, older] = calendarReturns(
    seriesOf(
      levels(['2022-12-30', 100], ['2023-10-31', 150], ['2024-12-31', 120], ['2025-01-31', 126]),
    ),
  );
  expect(newest?.year).toBe(2025);
  expect(newest?.whole).toMatchObject({ toDate: true, value: expect.closeTo(5, 10) });
  // February to December have not come: nothing is missing of them.
  const toCome = Array.from({ length: 11 }, () => ({ value: null, missing: null }));
  expect(newest?.months.slice(1)).toEqual(toCome);
  // 2024 begins fourteen months after a level of 2023, and 2023 ends two months after its last.
  expect(older).toBeUndefined();
});

test('drawdowns are dated from the last day at the peak to the first at the trough', () => {
  const found = listDrawdowns(
    levels(
      ['2026-01-01', 100],
      ['2026-01-02', 100],
      ['2026-01-05', 80],
      ['2026-01-06', 80],
      ['2026-01-07', 100],
      ['2026-01-08', 120],
      ['2026-01-09', 90],
    ),
  );
  expect(found.map(({ depth }) => Math.round(depth))).toEqual([-25, -20]);
  const dates = found.map(({ peak, trough, recovery }) =>
    [peak, trough, recovery].map((day) => day && isoOfDay(day)),
  );
  expect(dates).toEqual([
    ['2026-01-08', '2026-01-09', null],
    ['2026-01-02', '2026-01-05', '2026-01-07'],
  ]);
});

test('a level that never fell has a drawdown of nothing, one level has none at all', () => {
  expect(
    windowDrawdown(seriesOf(levels(['2026-01-01', 100], ['2026-01-02', 101])), null),
  ).toHaveProperty('drawdown', null);
  expect(windowDrawdown(seriesOf(levels(['2026-01-01', 100])), null)).toEqual({
    missing: 'too-short',
  });
  expect(
    Array.from(drawdownSeries(levels(['2026-01-01', 100], ['2026-01-02', 75])).values),
  ).toEqual([0, -25]);
});

test('rolling returns leave out the stretches of which an end is missing', () => {
  const year = monthly(Array.from({ length: 14 }, (_, i) => 100 + i));
  expect(rollingReturns(seriesOf(year, 'monthly'), 12)?.count).toBe(2);
  const hole = { days: year.days.filter((_, i) => i !== 0), values: year.values.slice(1) };
  expect(rollingReturns(seriesOf(hole, 'monthly'), 12)?.count).toBe(1);
  expect(rollingReturns(seriesOf(hole, 'monthly'), 36)).toBeNull();
});

test('what starts from a level before the launch date is back-tested; without a launch date nobody knows', () => {
  const day = dayOfIso('2026-11-20')!;
  expect(beginsBackTested(day + 1, day)).toBe(true);
  expect(beginsBackTested(day, day)).toBe(false);
  expect(beginsBackTested(null, day)).toBeNull();
  expect(beginsBackTested(day, null)).toBe(false);
});

test('a constant series has no Sharpe ratio, and says that nothing varied', () => {
  const constant = seriesOf(monthly(Array.from({ length: 13 }, () => 100)), 'monthly');
  const cash = seriesOf(
    monthly(Array.from({ length: 13 }, (_, i) => 100 + i + (i % 2))),
    'monthly',
  );
  const { value, missing } = sharpeRatio(monthlyPair(constant, cash, 12));
  expect([value, missing]).toEqual([null, 'no-variance']);
});

test('another series is read at the month-ends of the index, and only near to them', () => {
  const index = seriesOf(monthly(Array.from({ length: 13 }, (_, i) => 100 + i * i)), 'monthly');
  const moved = (by: number) => {
    const { days, values } = index.levels;
    return seriesOf({ days: days.map((day) => day + by), values }, 'monthly');
  };
  expect(correlation(monthlyPair(index, moved(-3), 12)).value).toBeCloseTo(1, 12);
  expect(correlation(monthlyPair(index, moved(3), 12)).value).toBeCloseTo(1, 12);
  expect(monthlyPair(index, moved(-4), 12)).toEqual({ missing: 'not-covered' });
  expect(monthlyPair(index, moved(4), 12)).toEqual({ missing: 'not-covered' });
});

test('a year without a level stands between the others with its reason, one before the first figure does not', () => {
  const series = seriesOf(
    levels(['2019-12-31', 100], ['2020-12-31', 110], ['2023-12-29', 120], ['2024-12-31', 132]),
  );
  const years = calendarReturns(series).map(({ year, whole }) => [
    year,
    whole.value === null ? whole.missing : Math.round(whole.value),
  ]);
  expect(years).toEqual([
    [2024, 10],
    [2023, 'gap'],
    [2022, 'gap'],
    [2021, 'gap'],
    [2020, 10],
  ]);
});

test('a month whose last level lies more than ten days before its end has no return', () => {
  const series = seriesOf(
    levels(['2026-01-29', 99], ['2026-01-30', 100], ['2026-02-17', 102], ['2026-03-31', 103]),
  );
  // Of January nothing is known before its first level; March has no end of February to start from.
  expect(calendarReturns(series)).toEqual([]);
  const { days, values } = series.levels;
  const mended = { days: days.map((day, i) => (i === 2 ? day + 1 : day)), values };
  const [year] = calendarReturns(seriesOf(mended));
  const found = year?.months.slice(0, 3).map(({ value }) => value && Math.round(value));
  expect(found).toEqual([null, 2, 1]);
  expect(year?.whole).toEqual({ value: null, missing: 'too-short' });
});
