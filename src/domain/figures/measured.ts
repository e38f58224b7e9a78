import type { Day } from '../day.ts';

/**
 * Why there is no figure: the published history begins too late; its beginning is withheld; a level is missing where
 * one is needed; nothing varied; the series that it is measured with does not cover the time, or has ended; a level is
 * not above zero; no launch date is known; no month was of the kind that is measured; the level never fell; it fell and has
 * not recovered; the provider names no benchmark, or no risk-free series of the currency; the levels are no value of
 * invested money; what it is made of is not published, or only a part of it.
 */
export const missingReasons = [
  'too-short',
  'withheld',
  'gap',
  'no-variance',
  'not-covered',
  'ended',
  'not-positive',
  'no-launch-date',
  'no-such-month',
  'no-fall',
  'not-recovered',
  'no-benchmark',
  'no-risk-free',
  'no-returns',
  'not-published',
] as const;

export type Missing = (typeof missingReasons)[number];

/** A figure with the levels that it was calculated from; `missing` says why there is none. */
export type Measured = {
  value: number | null;
  missing: Missing | null;
  from: Day | null;
  to: Day | null;
  /** Number of returns. */
  observations: number;
};

export function notMeasured(missing: Missing): Measured {
  return { value: null, missing, from: null, to: null, observations: 0 };
}

/**
 * Whether what is calculated from a level of a day on contains back-tested levels: those before the launch date. Null
 * where no launch date is known, for then nobody knows.
 */
export function beginsBackTested(launch: Day | null, from: Day | null): boolean | null {
  if (from === null) return false;
  return launch === null ? null : from < launch;
}
