import { lastDayOfMonth, monthOf, monthsBefore } from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import { positionOnOrBefore } from '../levels/level-on.ts';
import { endsMonth } from '../levels/month-ends.ts';
import { isMonthly, type Series } from '../levels/series.ts';
import type { Rule } from '../working/recorder.ts';
import type { Missing } from './measured.ts';

/** The most calendar days that a period's start level may be older than its start day. */
const oldestStart = { daily: 10, weekly: 7 } as const;

/**
 * The day on which a period of so many months up to the last level starts: the end of the earlier month if the last
 * level is the last of its month, else the day that `monthsBefore` gives.
 */
export function periodStart(last: Day, months: number, isMonthEnd: boolean): Day {
  return isMonthEnd ? lastDayOfMonth(monthOf(last) - months) : monthsBefore(last, months);
}

/** The position of a period's start level (its base), or why there is none. */
export type PeriodBase = { at: number } | { missing: Missing };

/** The same, with the rule that determined it. */
export type RuledBase = { at: number; rule: Rule } | { missing: Missing };

/**
 * The start level of a period that starts on a day: the last one on or before it. In a monthly series it must be
 * of the same month; in others it may be at most ten calendar days older, a week in a weekly series.
 */
export function findBase(series: Series, day: Day): PeriodBase {
  const { levels, frequency } = series;
  const at = positionOnOrBefore(levels, day);
  const found = levels.days[at];
  if (found === undefined) return { missing: 'too-short' };
  const isNear =
    frequency === 'monthly' || isMonthly(series)
      ? monthOf(found) === monthOf(day)
      : day - found <= oldestStart[frequency];
  return isNear ? { at } : { missing: 'gap' };
}

/** The start level of a period of that many months up to the last level. */
export function findPeriodBase(series: Series, months: number): RuledBase {
  const last = series.levels.days.at(-1);
  if (last === undefined) return { missing: 'too-short' };
  const isMonthEnd = endsMonth(series);
  const start = periodStart(last, months, isMonthEnd);
  const base = findBase(series, start);
  if ('missing' in base) return base;
  const from = series.levels.days[base.at] ?? start;
  return {
    at: base.at,
    rule: { rule: isMonthEnd ? 'month-end' : 'same-day', last, asked: start, from },
  };
}

/** The first level of the published history. */
export function firstBase({ levels: { days } }: Series): RuledBase {
  const [from] = days;
  if (from === undefined) return { missing: 'too-short' };
  return { at: 0, rule: { rule: 'first-level', from } };
}
