import type { Day } from './day.ts';
import type { Levels } from './level-columns.ts';
import { isMonthly, periodStart } from './period-start.ts';

type DatedLevel = { value: number; day: Day };

/**
 * Highest and lowest level of the year up to the last level ('52 weeks'), each at its latest date. The level
 * that the year is counted from is not part of it. A history of less than a year gives its own range. Null
 * without levels.
 */
export function yearRange({ days, values }: Levels): { high: DatedLevel; low: DatedLevel } | null {
  const last = days.at(-1);
  if (last === undefined) return null;
  const start = periodStart(last, 12, isMonthly({ days }));
  const first = days.findIndex((day) => day > start);
  const year = values.subarray(first);
  const at = (value: number) => ({ value, day: days[first + year.lastIndexOf(value)] ?? last });
  return {
    high: at(year.reduce((one, other) => Math.max(one, other))),
    low: at(year.reduce((one, other) => Math.min(one, other))),
  };
}
