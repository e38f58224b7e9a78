import { isoOfDay, weekdayOf, type Day } from '#src/domain/day.ts';
import { placeOfLevel } from './level-place.ts';
import type { LevelGuard, LevelSurroundings } from './level-guard.ts';

type Seen = {
  /** The name of the period that a day is in. */
  periodOf: (day: Day) => number;
  /** Days that have no level in public, and get one. */
  added: Int32Array;
  withdrawn: ReadonlySet<Day>;
  read: Int32Array;
};

const week = (day: Day): number => (day - ((weekdayOf(day) + 6) % 7)) / 7;
const month = (day: Day): number => {
  const [year, of] = isoOfDay(day).split('-').map(Number);
  return year! * 12 + of!;
};

/** More periods with a second level, and a greater share of all, are how the index is calculated. */
const usual = { number: 3, share: 0.02 };
const longestPeriod = 31;

/** Asks about a second level in a week of a weekly index, or in a month of a monthly one. */
export function watchExtraLevels(surroundings: LevelSurroundings): LevelGuard {
  const { directory, findLastLevels, listPublished, series, ask } = surroundings;
  const seen = new Map<string, Seen>();
  return {
    see({ fundId, changes: { days, values, oldValues }, levels }) {
      const frequency = directory.facts(fundId)?.frequency ?? 'daily';
      if (frequency === 'daily') return;
      const periodOf = frequency === 'weekly' ? week : month;
      const has = (all: Float64Array, at: number) => !Number.isNaN(all[at]);
      const added = days.filter((_, at) => has(values, at) && !has(oldValues, at));
      const withdrawn = new Set(days.filter((_, at) => !has(values, at)));
      if (added.length > 0) seen.set(fundId, { periodOf, added, withdrawn, read: levels.days });
    },
    async finish() {
      const near = [...seen].map(([fundId, { added, periodOf }]) => ({
        fundId,
        before: endOf(added.at(-1)!, periodOf),
      }));
      const last = await findLastLevels(near, longestPeriod);
      const doubtful = [...seen].filter(([fundId, one]) => isDoubtful(one, last.get(fundId)?.day));
      const published = await listPublished(doubtful.map(([fundId]) => fundId));
      for (const [fundId, one] of doubtful) {
        const [first, ...more] = extraDays(one, published.get(fundId)?.days ?? new Int32Array());
        if (first === undefined) continue;
        const others = more.length > 0 ? `, and ${more.length} more such days` : '';
        const period = one.periodOf === week ? 'week' : 'month';
        ask({
          guard: 'extra-level',
          ...placeOfLevel(series, fundId, first),
          index: fundId,
          found: `a second level in one ${period}, on ${isoOfDay(first)}${others}`,
          advice: 'Look whether the date is right, and the frequency of the index',
        });
      }
    },
  };
}

/** The first day of the next period. */
function endOf(day: Day, periodOf: Seen['periodOf']): Day {
  let end = day + 1;
  while (periodOf(end) === periodOf(day)) end++;
  return end;
}

/** Whether a period may have two levels, as far as what was read and the last public level tell. */
function isDoubtful({ added, read, periodOf }: Seen, last: Day | undefined): boolean {
  const newest = periodOf(added.at(-1)!);
  return (
    (last !== undefined && periodOf(last) === newest) ||
    read.some((day, at) => at > 0 && periodOf(day) === periodOf(read[at - 1]!))
  );
}

/**
 * The added days in periods with two levels. The first period may have that of the base date besides; one beside a period
 * without any, where the usual day was a holiday, may have its neighbour's.
 */
function extraDays({ added, withdrawn, read, periodOf }: Seen, published: Int32Array): Int32Array {
  const days = new Set([...published, ...read].filter((day) => !withdrawn.has(day)));
  const numbers = new Map<number, number>();
  for (const day of days) numbers.set(periodOf(day), (numbers.get(periodOf(day)) ?? 0) + 1);
  const periods = [...numbers.keys()];
  const [first, last] = [Math.min(...periods), Math.max(...periods)];
  const isExtra = (period: number) =>
    numbers.get(period)! > 1 &&
    period !== first &&
    numbers.has(period - 1) &&
    (period === last || numbers.has(period + 1));
  const extra = periods.filter(isExtra).length;
  if (extra > usual.number && extra / periods.length > usual.share) return new Int32Array();
  return added.filter((day) => isExtra(periodOf(day)));
}
