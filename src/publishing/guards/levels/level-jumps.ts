import { usualJumpOfOthers, type Guards } from '#src/contract/provider/guards.ts';
import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { IndexFacts } from '../../indexes/index-directory.ts';
import type { LevelSurroundings } from './level-guard.ts';

/** A step beyond the limit of its index. */
export type Jump = {
  fundId: string;
  family: string | null;
  hasReturns: boolean;
  from: { day: Day; value: number };
  to: { day: Day; value: number };
  /** The limit as a fraction of the level. */
  limit: number;
};

/** The largest ratio to the level before for series that are no invested money, such as volatilities. */
const timesWithoutReturns = 4;

/** The largest jump as a multiple of the usual step, for indexes that move much, such as volatilities. */
const usualSteps = 25;

/**
 * The size of a step: of invested money by the ratio of the levels. Near zero the ratio of two rates says nothing, so that
 * theirs is the difference.
 */
const sizeOf = (from: number, to: number, hasReturns: boolean): number =>
  Math.abs(hasReturns ? Math.log(to / from) : to - from);

/** The size of the median step of a series; 0 where there are too few. */
export function usualStep({ values }: Pick<Levels, 'values'>, hasReturns: boolean): number {
  const steps = Array.from(values.subarray(1), (value, at) =>
    sizeOf(values[at]!, value, hasReturns),
  );
  const sorted = steps.filter(Number.isFinite).toSorted((a, b) => a - b);
  return sorted.length < 60 ? 0 : (sorted[sorted.length >> 1] ?? 0);
}

/** Whether the index makes jumps of this size now and then. */
export function isUsualOf(step: number, jump: Pick<Jump, 'from' | 'to' | 'hasReturns'>): boolean {
  return sizeOf(jump.from.value, jump.to.value, jump.hasReturns) <= usualSteps * step;
}

/** Beyond this multiple of the limit a jump is no market move, whatever the family does. */
const limitsOfAnyMarket = 3;

/** The limit that a step exceeds; null where it does not, or the ratio has no meaning. */
export function jumpLimit(
  { assetType, frequency, hasReturns }: IndexFacts,
  from: number,
  to: number,
  { 'level-jump': settings }: Guards,
): number | null {
  // A rate passes through zero, so that ratios mean nothing.
  if (from <= 0 || to <= 0) return null;
  const ratio = to / from;
  if (!hasReturns) {
    const isWithin = ratio <= timesWithoutReturns && ratio >= 1 / timesWithoutReturns;
    return isWithin ? null : timesWithoutReturns - 1;
  }
  const times = frequency === 'daily' ? 1 : settings[frequency];
  const limit = ((settings.percent[assetType] ?? usualJumpOfOthers) / 100) * times;
  return Math.abs(ratio - 1) > limit ? limit : null;
}

/**
 * Whether at least half of the family jumps in the same direction on that day, and the jump is no larger than a market
 * can make it.
 */
export function usualOfFamily(
  jumps: readonly Jump[],
  { directory, series }: LevelSurroundings,
): (jump: Jump) => boolean {
  const together = Map.groupBy(jumps, groupOf);
  const families = new Map<string, number>();
  for (const { family, fundId } of directory.allFacts()) {
    if (family !== null && series.has(fundId))
      families.set(family, (families.get(family) ?? 0) + 1);
  }
  return (jump) => {
    if (jump.family === null || partOf(jump) > limitsOfAnyMarket * jump.limit) return false;
    const alike = new Set(together.get(groupOf(jump))?.map(({ fundId }) => fundId)).size;
    return alike > 1 && alike >= (families.get(jump.family) ?? 0) / 2;
  };
}

const groupOf = ({ family, from, to }: Jump): string =>
  `${family} ${to.day} ${to.value > from.value ? 'up' : 'down'}`;

const partOf = ({ from, to }: Jump) => Math.abs(to.value / from.value - 1);
