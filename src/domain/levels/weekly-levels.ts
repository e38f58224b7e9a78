import { weekOf } from './calendar.ts';
import type { Levels } from './level-columns.ts';

const significantDigits = 4;

/**
 * The last level of each week (Monday to Sunday), rounded to four significant digits: enough for a line, but no
 * substitute for the levels. The very last is exact, because the page shows it as the index's level.
 */
export function weeklyLevels({ days, values }: Levels): Levels {
  const kept = Array.from(days.keys()).filter((at) => {
    const next = days[at + 1];
    return next === undefined || weekOf(next) !== weekOf(days[at] ?? 0);
  });
  return {
    days: Int32Array.from(kept, (at) => days[at] ?? 0),
    values: Float64Array.from(kept, (at) => {
      const value = values[at] ?? 0;
      return at === days.length - 1 ? value : thinned(value);
    }),
  };
}

/** The decimals that a level of about this size has after that rounding. */
export function thinnedDecimals(level: number): number {
  const digitsBefore = level === 0 ? 1 : Math.floor(Math.log10(Math.abs(level))) + 1;
  return Math.max(0, significantDigits - digitsBefore);
}

/** Rounds a level that may be shown but not downloaded to four significant digits. */
export function thinned(value: number): number {
  return Number(value.toPrecision(significantDigits));
}
