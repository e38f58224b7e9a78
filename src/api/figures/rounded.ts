import { isoOfDay, type Day } from '#src/domain/day.ts';

/** Ten significant digits: more than any level has, without the noise of binary fractions. */
export function rounded<Value extends number | null>(value: Value): Value {
  return (value === null ? null : Number(value.toPrecision(10))) as Value;
}

/** As a page displays a return: too coarse to work the levels back from. */
export function displayed<Value extends number | null>(value: Value): Value {
  return (value === null ? null : Number(value.toFixed(2))) as Value;
}

export function dateOf<Value extends Day | null>(day: Value): Value extends null ? null : string {
  return (day === null ? null : isoOfDay(day)) as Value extends null ? null : string;
}
