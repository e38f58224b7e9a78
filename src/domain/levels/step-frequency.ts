import type { Day } from '../day.ts';
import type { Frequency } from './series.ts';

/** Levels that are looked at: of a monthly series a year and its base. */
const looked = 13;

/** Longest usual step, in days; holidays make a daily series step over a weekend and more. */
const longest = { daily: 4, weekly: 14 };

/**
 * The frequency that a series has by itself: that of the median step between its last 13 levels. Null for a
 * shorter one, which too few steps would speak for.
 */
export function frequencyOfSteps(days: Int32Array): { frequency: Frequency; step: Day } | null {
  if (days.length < looked) return null;
  const last = days.subarray(-looked);
  const steps = last.subarray(1).map((day, at) => day - last[at]!);
  const step = steps.toSorted()[Math.floor(steps.length / 2)]!;
  if (step <= longest.daily) return { frequency: 'daily', step };
  return { frequency: step <= longest.weekly ? 'weekly' : 'monthly', step };
}
