import type { Day } from './day.ts';
import type { Levels } from './level-columns.ts';

/** A fall from a peak, until the level is back at it. */
export type Drawdown = {
  /** Level at the trough / level at the peak − 1, in per cent: below zero. */
  depth: number;
  peak: Day;
  trough: Day;
  /** First day with the peak's level again; null where it has not come yet. */
  recovery: Day | null;
};

/**
 * How far each level lies below the highest one before it, in per cent: zero at a new high, else negative
 * (level / running maximum − 1).
 */
export function drawdownSeries({ days, values }: Levels): Levels {
  let peak = 0;
  const depths = values.map((value) => {
    peak = Math.max(peak, value);
    return peak > 0 ? (value / peak - 1) * 100 : 0;
  });
  return { days, values: depths };
}

/**
 * All falls from a peak, the deepest first; of equal ones the earlier. The peak is dated on its last day at
 * that level before the fall, the trough on its first. Only the published levels count: falls within a day,
 * or between two levels, are not seen.
 */
export function listDrawdowns(levels: Levels): Drawdown[] {
  const { days, values } = levels;
  const found: Drawdown[] = [];
  let peak = 0;
  let open: Drawdown | null = null;
  for (let i = 0; i < days.length; i++) {
    const value = values[i] ?? 0;
    const highest = values[peak] ?? 0;
    const day = days[i] ?? 0;
    if (value >= highest) {
      if (open) found.push({ ...open, recovery: day });
      open = null;
      peak = i;
    } else {
      const depth = (value / highest - 1) * 100;
      if (open === null || depth < open.depth) {
        open = { depth, peak: days[peak] ?? 0, trough: day, recovery: null };
      }
    }
  }
  if (open) found.push(open);
  return found.toSorted((one, other) => one.depth - other.depth);
}

/** The deepest fall; null where the level never fell. */
export function maximumDrawdown(levels: Levels): Drawdown | null {
  return listDrawdowns(levels)[0] ?? null;
}
