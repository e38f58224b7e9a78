import type { Day } from './day.ts';
import { periodStart } from './figures/period-start.ts';
import { endsMonth } from './levels/month-ends.ts';
import type { Series } from './levels/series.ts';

/** The most days that the first level may be late. */
const longestHoliday = 7;

type DatedLevel = { value: number; day: Day };

type YearRange = {
  /** The position of the first level that counts. */
  first: number;
  high: DatedLevel;
  low: DatedLevel;
  /** Null where the history covers the year. */
  since: Day | null;
};

/**
 * The highest and lowest level of the year up to the last level ('52 weeks'), each with its latest date. The level
 * at which the year starts is excluded. A history of less than a year gives its own range, with its first day in
 * `since`. Null without levels.
 */
export function yearRange(series: Series): YearRange | null {
  const { days, values } = series.levels;
  const [oldest] = days;
  const last = days.at(-1);
  if (oldest === undefined || last === undefined) return null;
  const start = periodStart(last, 12, endsMonth(series));
  const first = days.findIndex((day) => day > start);
  const year = values.subarray(first);
  const at = (value: number) => ({ value, day: days[first + year.lastIndexOf(value)] ?? last });
  return {
    first,
    high: at(year.reduce((one, other) => Math.max(one, other))),
    low: at(year.reduce((one, other) => Math.min(one, other))),
    // A series whose first level is late because of a holiday still covers the year.
    since: oldest > start + longestHoliday ? oldest : null,
  };
}
