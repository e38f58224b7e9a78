import type { Day } from '../day.ts';
import type { Frequency } from './series.ts';

/** The levels that are examined: of a monthly series a year and its start. */
const looked = 13;

/** The longest usual step in days. Around holidays the steps of a daily series are longer than a weekend. */
const longest = { daily: 4, weekly: 14 };

/**
 * The frequency of a series by the median step between its last 13 levels. Null for a shorter one, which has too
 * few steps.
 */
export function frequencyOfSteps(days: Int32Array): { frequency: Frequency; step: Day } | null {
  if (days.length < looked) return null;
  const last = days.subarray(-looked);
  const steps = last.subarray(1).map((day, at) => day - last[at]!);
  const step = steps.toSorted()[Math.floor(steps.length / 2)]!;
  if (step <= longest.daily) return { frequency: 'daily', step };
  return { frequency: step <= longest.weekly ? 'weekly' : 'monthly', step };
}
