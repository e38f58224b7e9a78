import { dayOf, type Day } from '../day.ts';
import { lastDayOfYearBefore, monthOf, yearOf, type Month } from '../levels/calendar.ts';
import { endsByMonth, endsMonth, lastOfEachMonth } from '../levels/month-ends.ts';
import type { Series } from '../levels/series.ts';
import { silent, type Recorder } from '../working/recorder.ts';
import type { Missing } from './measured.ts';
import { findBase, type PeriodBase } from './period-start.ts';
import { recordEnds } from './returns.ts';

/** The return of one calendar year or month, in per cent, between two dated levels; or why there is none. */
export type CalendarReturn =
  | {
      value: number;
      from: Day;
      to: Day;
      /** The year or month had not ended on the day of its last level: year to date or month to date. */
      toDate: boolean;
    }
  | { value: null; missing: Missing };

/** A month that starts after the last level has neither a return nor a reason. */
type MonthReturn = CalendarReturn | { value: null; missing: null };

export type CalendarYear = {
  year: number;
  whole: CalendarReturn;
  /** January first. */
  months: MonthReturn[];
};

/**
 * Returns of calendar years and months, newest year first: last level of the year or month / last level of the one
 * before − 1; `completeMonths` and `findBase` choose these levels. The year and the month of the first level have no
 * return, because their start level is unknown. A year without a level stands between the others with its reason; what
 * is before the first figure is left out.
 */
export function calendarReturns(series: Series): CalendarYear[] {
  const { days } = series.levels;
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const monthReturn = monthReturns(series);
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, i) => {
    const year = yearOf(last) - i;
    const months = Array.from({ length: 12 }, (_month, month) => monthReturn(year * 12 + month));
    return { year, whole: yearReturn(series, year), months };
  });
  return sinceFirst(years, ({ whole, months }) =>
    [whole, ...months].some(({ value }) => value !== null),
  );
}

/** Years, newest first, back to the earliest that has something: between two of them none is left out. */
export function sinceFirst<Year>(
  years: readonly Year[],
  hasFigure: (year: Year) => boolean,
): Year[] {
  return years.slice(0, years.findLastIndex(hasFigure) + 1);
}

/** The returns of calendar months of a series: see `calendarReturns`. */
export function monthReturns(series: Series): (month: Month, record?: Recorder) => MonthReturn {
  const { levels } = series;
  const [first = 0] = levels.days;
  const newest = monthOf(levels.days.at(-1) ?? 0);
  const bases = endsByMonth(series);
  const isOpen = !endsMonth(series);
  const running = lastOfEachMonth(levels).at(-1);
  const ends = new Map(bases);
  if (running && isOpen) ends.set(running.month, running.position);
  const positionIn = (known: ReadonlyMap<Month, number>, month: Month): PeriodBase => {
    const at = known.get(month);
    if (at !== undefined) return { at };
    return { missing: month <= monthOf(first) ? 'too-short' : 'gap' };
  };
  return (month, record = silent) => {
    if (month > newest) return { value: null, missing: null };
    const [base, end] = [positionIn(bases, month - 1), positionIn(ends, month)];
    const found = returnBetween(series, base, end, isOpen && month === newest, record);
    if (found.value !== null) record.rules({ rule: 'end-of-month-before', from: found.from });
    return found;
  };
}

/** The return of one calendar year: see `calendarReturns`. */
export function yearReturn(series: Series, year: number, record = silent): CalendarReturn {
  const { days } = series.levels;
  const last = days.at(-1) ?? 0;
  const isRunning = year === yearOf(last) && (!endsMonth(series) || monthOf(last) % 12 !== 11);
  const base = findBase(series, lastDayOfYearBefore(year));
  const end = isRunning ? { at: days.length - 1 } : endOfYear(series, year);
  const found = returnBetween(series, base, end, isRunning, record);
  if (found.value !== null) record.rules({ rule: 'calendar-year', from: found.from });
  return found;
}

/** The last level of a year that has ended, if it is close enough to the year's end. */
function endOfYear(series: Series, year: number): PeriodBase {
  const found = findBase(series, dayOf(year, 12, 31) ?? 0);
  if ('missing' in found) return found;
  return yearOf(series.levels.days[found.at] ?? 0) === year ? found : { missing: 'gap' };
}

function returnBetween(
  series: Series,
  base: PeriodBase,
  end: PeriodBase,
  toDate: boolean,
  record = silent,
): CalendarReturn {
  const { days, values } = series.levels;
  if ('missing' in base) return { value: null, missing: base.missing };
  if ('missing' in end) return { value: null, missing: end.missing };
  const begin = values[base.at] ?? 0;
  const level = values[end.at] ?? 0;
  if (begin <= 0 || level <= 0) return { value: null, missing: 'not-positive' };
  recordEnds(record, series, [base.at, end.at]);
  const growth = record.step('growth', 'end ÷ start', level / begin);
  const value = record.step('result', '(growth − 1) × 100', (growth - 1) * 100);
  return { value, from: days[base.at] ?? 0, to: days[end.at] ?? 0, toDate };
}
