import { expect, test } from 'vitest';
import { dayOfIso, type Day } from '../day.ts';
import { firstDayOfMonth, lastDayOfMonth, monthOf } from '../levels/calendar.ts';
import type { Series } from '../levels/series.ts';
import { monthlyPair, monthlyReturns } from './return-samples.ts';
import { beta, correlation } from './risk.ts';

const day = (iso: string) => dayOfIso(iso) ?? 0;
const last = day('2026-11-19');

/** A level every third day up to the last one, without those of some days. */
function daily(isLeftOut: (day: Day) => boolean = () => false): Series {
  const days = Array.from({ length: 300 }, (_, i) => last - 3 * (299 - i)).filter(
    (one) => !isLeftOut(one),
  );
  const values = Float64Array.from(days, (one) => 100 + (one % 11));
  return {
    levels: { days: Int32Array.from(days), values },
    frequency: 'daily',
    holidays: new Set(),
  };
}

const between = (from: string, to: string) => (one: Day) => one >= day(from) && one <= day(to);

/** One level at the end of each of so many months, without some. */
function monthly(newest: string, values: readonly number[], without: string[] = []): Series {
  const months = values.map(
    (value, i) => [monthOf(day(newest)) - values.length + 1 + i, value] as const,
  );
  const kept = months.filter(([month]) => !without.map((one) => monthOf(day(one))).includes(month));
  const levels = {
    days: Int32Array.from(kept, ([month]) => lastDayOfMonth(month)),
    values: Float64Array.from(kept, ([, value]) => value),
  };
  return { levels, frequency: 'monthly', holidays: new Set() };
}

const waves = Array.from({ length: 30 }, (_, i) => 100 + (i % 5) * (i % 3));

test('a window of months has no figure where the newest month that has ended has no level near its end', () => {
  expect(monthlyReturns(daily(), 12)).toMatchObject({ to: expect.closeTo(day('2026-10-31'), -1) });
  // Levels stop on 19 October and come back on 19 November: the last twelve months are not those up to September.
  const stopped = daily(between('2026-10-20', '2026-11-18'));
  expect(monthlyReturns(stopped, 12)).toEqual({ missing: 'gap' });
  expect(monthlyPair(stopped, daily(), 12)).toEqual({ missing: 'gap' });
});

test('a window ends a month earlier where the other series is late, and not where it has a gap', () => {
  const index = monthly('2026-10-31', waves);
  const late = monthlyPair(index, monthly('2026-09-30', waves), 12);
  expect(late).toMatchObject({ sample: { to: day('2026-09-30') } });
  const [october, resumed] = [daily(between('2026-10-25', '2026-11-04')), '2026-11-19'];
  expect(october.levels.days.at(-1)).toBe(day(resumed));
  expect(monthlyPair(index, october, 12)).toEqual({ missing: 'not-covered' });
});

test('a series that never is near to the month-ends has not ended, nor has one without levels', () => {
  const index = monthly('2026-10-31', waves);
  const { days, values } = index.levels;
  const inTheMiddle = {
    ...index,
    levels: { days: days.map((one) => firstDayOfMonth(monthOf(one)) + 14), values },
  };
  expect(monthlyPair(index, inTheMiddle, 12)).toEqual({ missing: 'not-covered' });
  const none = { ...index, levels: { days: new Int32Array(), values: new Float64Array() } };
  expect(monthlyPair(index, none, 12)).toEqual({ missing: 'not-covered' });
  expect(monthlyPair(index, monthly('2026-08-31', waves), 12)).toEqual({ missing: 'ended' });
});

test('two series that hardly move have beta and correlation all the same', () => {
  // Deviations of some 3 in ten million: their product is below what is rounding for one of them.
  const calm = (scale: number) => waves.map((value) => 100 + value * scale);
  const index = monthly('2026-10-31', calm(1e-5));
  const benchmark = monthly('2026-10-31', calm(2e-5));
  const pair = monthlyPair(index, benchmark, 12);
  expect(correlation(pair).value).toBeCloseTo(1, 6);
  expect(beta(pair).value).toBeCloseTo(0.5, 4);
});
