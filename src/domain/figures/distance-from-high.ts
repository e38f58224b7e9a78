import type { Day } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';

/** The last level relative to the previous high. */
export type DistanceFromHigh = {
  /** Per cent below the high; 0 where the last level equals it. */
  below: number;
  /** The last day at the highest level. */
  high: Day;
  /** The day of the last level. */
  day: Day;
  /** The day of the first level, since when the high is the highest. */
  since: Day;
  /** Whether the high is before the launch date; null where that is unknown. */
  isBackTested: boolean | null;
};

/**
 * The distance of the last level from the highest one. Null for a single level, and where no level is above zero.
 * Levels before `launch` are back-tested; null when it is unknown.
 */
export function distanceFromHigh(
  { days, values }: Levels,
  launch: Day | null,
): DistanceFromHigh | null {
  const highest = values.reduce((one, other) => Math.max(one, other), 0);
  const high = days[values.lastIndexOf(highest)];
  const [since] = days;
  const [day, last] = [days.at(-1), values.at(-1)];
  if (values.length < 2 || highest <= 0) return null;
  if (high === undefined || since === undefined || day === undefined || last === undefined) {
    return null;
  }
  return {
    below: (1 - last / highest) * 100,
    high,
    day,
    since,
    isBackTested: launch === null ? null : high < launch,
  };
}
