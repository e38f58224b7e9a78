import { isoOfDay } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/level-columns.ts';
import { monthsBefore } from '#src/domain/returns.ts';

type DatedLevel = { level: number; date: string };

/**
 * Highest and lowest level of the year up to the last level, each at its latest date. The level that the
 * year is counted from is not part of it. Null without levels.
 */
export function yearRange({ days, values }: Levels): { high: DatedLevel; low: DatedLevel } | null {
  const lastDay = days.at(-1);
  if (lastDay === undefined) return null;
  const start = monthsBefore(lastDay, 12);
  const first = days.findIndex((day) => day > start);
  const year = values.subarray(first);
  const at = (level: number) => ({
    level,
    date: isoOfDay(days[first + year.lastIndexOf(level)] ?? lastDay),
  });
  return {
    high: at(year.reduce((one, other) => Math.max(one, other))),
    low: at(year.reduce((one, other) => Math.min(one, other))),
  };
}
