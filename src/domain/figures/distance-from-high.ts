import type { Day } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';

/** Where the last level stands beside the highest before it. */
export type DistanceFromHigh = {
  /** Per cent below the high; 0 where the last level is the highest, or as high as it. */
  below: number;
  /** The last day at the highest level. */
  high: Day;
  /** Day of the last level, that this is of. */
  day: Day;
  /** Day of the first level: the high is the highest since then. */
  since: Day;
  /** The high lies before the launch date; null where that is not known. */
  isBackTested: boolean | null;
};

/**
 * How far the last of the levels lies below the highest of them. Null where nothing can be said: of one level alone, and
 * where none lies above zero. `launch`: levels before it are back-tested; null when it is not known.
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
