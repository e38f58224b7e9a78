import { shownValue } from '#src/domain/shown-value.ts';
import { tenDigits } from '#src/domain/ten-digits.ts';
import { isoOfDay, type Day } from '#src/domain/day.ts';

/** See `tenDigits`. */
export function rounded<Value extends number | null>(value: Value): Value {
  return (value === null ? null : tenDigits(value)) as Value;
}

/** A return as pages show it, too coarse to recover levels from. */
export function displayed<Value extends number | null>(value: Value): Value {
  return (value === null ? null : shownValue(value, 2)) as Value;
}

/** How the figures of series are given: of levels that may not be downloaded, as pages show them. */
export const givenOf = ({ isClosed }: { isClosed: boolean }): typeof rounded =>
  isClosed ? displayed : rounded;

export function dateOf<Value extends Day | null>(day: Value): Value extends null ? null : string {
  return (day === null ? null : isoOfDay(day)) as Value extends null ? null : string;
}
