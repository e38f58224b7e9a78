import type { Levels } from '#src/domain/level-columns.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { monthsBefore } from '#src/domain/returns.ts';

type DatedLevel = { level: number; date: string };

/** Highest and lowest level of the last 52 weeks (the year up to the last level), each at its latest date. */
export function yearRange({ days, values }: Levels): { high: DatedLevel; low: DatedLevel } | null {
  const last = days.length - 1;
  if (last < 0) return null;
  const start = monthsBefore(days[last] ?? 0, 12);
  let high = last;
  let low = last;
  for (let i = last; i >= 0 && (days[i] ?? 0) > start; i--) {
    if ((values[i] ?? 0) > (values[high] ?? 0)) high = i;
    if ((values[i] ?? 0) < (values[low] ?? 0)) low = i;
  }
  const at = (i: number) => ({ level: values[i] ?? Number.NaN, date: isoOfDay(days[i] ?? 0) });
  return { high: at(high), low: at(low) };
}
