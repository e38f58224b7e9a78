import type { Levels } from './level-columns.ts';

const significantDigits = 4;

/**
 * The last level of each week (Monday to Sunday), rounded to four significant digits: enough to draw a line
 * by, and no substitute for the levels themselves. The very last is exact: the page shows it as the index's level.
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
      return at === days.length - 1 ? value : Number(value.toPrecision(significantDigits));
    }),
  };
}

/** 1970-01-01 was a Thursday: day 4 begins a week. */
function weekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}
