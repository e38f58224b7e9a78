import type { Day } from '../day.ts';

/** The reasons why there is no figure. */
export const missingReasons = [
  /** The published history begins too late. */
  'too-short',
  /** The beginning of the history is withheld. */
  'withheld',
  /** A level that is needed is missing. */
  'gap',
  /** A ratio has no denominator, because nothing varied. */
  'no-variance',
  /** The benchmark or risk-free series lacks a part of the window. */
  'not-covered',
  /** The benchmark or risk-free series is more than a month behind the index. */
  'ended',
  /** A level is not above zero. */
  'not-positive',
  'no-launch-date',
  /** A capture needs months in which the benchmark rose, or fell, and there was none. */
  'no-such-month',
  /** The level never fell. */
  'no-fall',
  /** The level has not been back at the peak yet. */
  'not-recovered',
  /** The provider names no benchmark. */
  'no-benchmark',
  /** The provider names no risk-free series of the currency. */
  'no-risk-free',
  /** The levels are not the value of an investment. */
  'no-returns',
  /** The data that it is calculated from is not published, or only in part. */
  'not-published',
] as const;

export type Missing = (typeof missingReasons)[number];

/** A figure with the levels that it was calculated from; `missing` says why there is no value. */
export type Measured = {
  value: number | null;
  missing: Missing | null;
  from: Day | null;
  to: Day | null;
  /** The number of returns. */
  observations: number;
};

export function notMeasured(missing: Missing): Measured {
  return { value: null, missing, from: null, to: null, observations: 0 };
}

/**
 * Whether a calculation that starts at a level of this day uses back-tested levels, which are those before the
 * launch date. Null where the launch date is unknown.
 */
export function beginsBackTested(launch: Day | null, from: Day | null): boolean | null {
  if (from === null) return false;
  return launch === null ? null : from < launch;
}
