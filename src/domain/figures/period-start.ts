import { lastDayOfMonth, monthOf, monthsBefore } from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import { positionOnOrBefore } from '../levels/level-on.ts';
import { endsMonth } from '../levels/month-ends.ts';
import { isMonthly, type Series } from '../levels/series.ts';
import type { Rule } from '../working/recorder.ts';
import type { Missing } from './measured.ts';

/** Calendar days by which the level that a period starts from may be older than the day that it goes back to. */
const oldestStart = { daily: 10, weekly: 7 } as const;

/**
 * The day that a period of so many months up to the last level goes back to: the end of the earlier month where the last
 * level is the last of its month, else the same day of the earlier month, or its end (see `monthsBefore`).
 */
export function periodStart(last: Day, months: number, isMonthEnd: boolean): Day {
  return isMonthEnd ? lastDayOfMonth(monthOf(last) - months) : monthsBefore(last, months);
}

/** Position of the level that a period starts from, or why there is none. */
export type PeriodBase = { at: number } | { missing: Missing };

/** The same, with the rule that it was found by. */
export type RuledBase = { at: number; rule: Rule } | { missing: Missing };

/**
 * The level that a period is measured from which goes back to a day: the last on or before it. In a monthly series it is
 * one of that very month; in others it is at most ten calendar days older, a week in a weekly series.
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

/** The level that a period of so many months up to the last level is measured from. */
export function findPeriodBase(series: Series, months: number): RuledBase {
  const last = series.levels.days.at(-1);
  if (last === undefined) return { missing: 'too-short' };
  const isMonthEnd = endsMonth(series);
  const asked = periodStart(last, months, isMonthEnd);
  const base = findBase(series, asked);
  if ('missing' in base) return base;
  const from = series.levels.days[base.at] ?? asked;
  return { at: base.at, rule: { rule: isMonthEnd ? 'month-end' : 'same-day', last, asked, from } };
}

/** The level that the whole published history begins with. */
export function firstBase({ levels: { days } }: Series): RuledBase {
  const [from] = days;
  if (from === undefined) return { missing: 'too-short' };
  return { at: 0, rule: { rule: 'first-level', from } };
}
