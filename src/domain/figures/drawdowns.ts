import type { Day } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';

/** A fall from a peak, until the level is back at it. */
export type Drawdown = {
  /** Level at the trough / level at the peak − 1, in per cent: below zero. */
  depth: number;
  peak: Day;
  trough: Day;
  /** The first day on which the level was back at the peak; null if it has not been yet. */
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
 * Lists all falls from a peak, the deepest first, and of equally deep ones the earlier first. If several days have
 * the peak's level, the peak is the last of them before the fall; the trough is the first day of its level. Falls
 * between two published levels are not included.
 */
export function listDrawdowns({ days, values }: Levels): Drawdown[] {
  const found: Drawdown[] = [];
  let peak = 0;
  let open: Drawdown | null = null;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    const highest = values[peak] ?? value;
    if (value < highest) {
      open = deeper(open, (value / highest - 1) * 100, days[peak] ?? 0, days[i] ?? 0);
      continue;
    }
    if (open) found.push({ ...open, recovery: days[i] ?? 0 });
    open = null;
    peak = i;
  }
  if (open) found.push(open);
  return found.toSorted((one, other) => one.depth - other.depth);
}

function deeper(open: Drawdown | null, depth: number, peak: Day, trough: Day): Drawdown {
  if (open && open.depth <= depth) return open;
  return { depth, peak, trough, recovery: null };
}

/** The deepest fall; null if the level never fell. */
export function maximumDrawdown(levels: Levels): Drawdown | null {
  return listDrawdowns(levels)[0] ?? null;
}
