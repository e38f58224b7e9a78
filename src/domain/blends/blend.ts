import type { Day } from '../day.ts';
import { alignedSeries, alignSeries, cutAligned } from '../comparison/align-series.ts';
import { monthOf } from '../levels/calendar.ts';
import { positionOnOrBefore } from '../levels/level-on.ts';
import type { Series } from '../levels/series.ts';
import type { Rebalance } from './blend-address.ts';

/** A part of a blend with its weight as a fraction of one. */
export type BlendPart = { series: Series; weight: number };

/** A fixed mix of indexes, calculated from their levels only. */
export type Blend = {
  /** 100 on its first day. */
  series: Series;
  /** The parts on the days of the blend, rebased to 100 on the first. */
  parts: Series[];
  /** For each part its weight at the close of each day, before rebalancing; the fractions add up to one. */
  weights: Float64Array[];
  /** The same after rebalancing: what the next day begins with. */
  heldWeights: Float64Array[];
  /** The return of the blend on each day, as a fraction; zero on the first day. */
  returns: Float64Array;
  /** For each part its contribution to that return in percentage points: the weight before, times its own return. */
  contributions: Float64Array[];
  /** The positions of the days at whose close the weights were set. */
  setAt: readonly number[];
};

/** Months between rebalancings. */
const periods: Record<Exclude<Rebalance, 'never'>, number> = {
  monthly: 1,
  quarterly: 3,
  annually: 12,
};

const firstLevel = 100;

/**
 * Blends parts over the days on which all have a level (see `alignSeries`), from the first such day, or from the
 * last one on or before a requested day. Weights drift with the levels and are reset at the close of the last such
 * day of a period, effective the next day. There are no costs. Returns null where fewer than two days remain or a
 * level is not above zero.
 */
export function blendOf(
  parts: readonly BlendPart[],
  rebalance: Rebalance,
  from: Day | null,
): Blend | null {
  const all = parts.map(({ series }) => series);
  const whole = alignSeries(all);
  const first = from === null ? 0 : Math.max(0, positionOnOrBefore(levelsOn(whole.days), from));
  const aligned = cutAligned(whole, first, whole.days.length - 1);
  const { days, frequency } = aligned;
  const rebased = all.map((series, i) => fromHundred(alignedSeries(series, aligned, i)));
  const isUsable = rebased.every(({ levels }) => levels.values.every((value) => value > 0));
  if (days.length < 2 || !isUsable) return null;
  const drifted = drift(rebased, parts, resetsOf(days, rebalance));
  // The blend has levels only on days on which every part has one.
  const holidays = new Set(all.flatMap((series) => [...series.holidays]));
  const { values, ...rest } = drifted;
  return { series: { levels: { days, values }, frequency, holidays }, parts: rebased, ...rest };
}

const levelsOn = (days: Int32Array) => ({ days, values: new Float64Array() });

function fromHundred(series: Series): Series {
  const { days, values } = series.levels;
  const [base = Number.NaN] = values;
  return {
    ...series,
    levels: { days, values: values.map((value) => (value / base) * firstLevel) },
  };
}

/** Whether the weights are reset at the close of each day, because it is the last of its period. */
function resetsOf(days: Int32Array, rebalance: Rebalance): boolean[] {
  if (rebalance === 'never') return [];
  const months = Array.from(days, monthOf);
  const periodOf = (at: number) => Math.floor((months[at] ?? 0) / periods[rebalance]);
  return months.map((_, at) => at + 1 < months.length && periodOf(at) !== periodOf(at + 1));
}

function drift(
  rebased: readonly Series[],
  parts: readonly BlendPart[],
  isReset: readonly boolean[],
): Omit<Blend, 'series' | 'parts'> & { values: Float64Array } {
  const levels = rebased.map((one) => one.levels.values);
  const length = levels[0]?.length ?? 0;
  const values = new Float64Array(length).fill(firstLevel);
  const weights = parts.map(({ weight }) => new Float64Array(length).fill(weight));
  const heldWeights = parts.map(({ weight }) => new Float64Array(length).fill(weight));
  const returns = new Float64Array(length);
  const contributions = parts.map(() => new Float64Array(length));
  // The growth of each part since the last rebalancing, relative to the whole blend. The array is reused for all
  // days.
  const grown = new Float64Array(parts.length);
  let setAt = 0;
  const allSetAt = [setAt];
  let setLevel = firstLevel;
  for (let at = 1; at < length; at++) {
    let total = 0;
    for (let i = 0; i < grown.length; i++) {
      grown[i] = parts[i]!.weight * (levels[i]![at]! / levels[i]![setAt]!);
      total += grown[i]!;
    }
    values[at] = setLevel * total;
    returns[at] = values[at]! / values[at - 1]! - 1;
    for (let i = 0; i < grown.length; i++) {
      const drifted = grown[i]! / total;
      weights[i]![at] = drifted;
      heldWeights[i]![at] = isReset[at] === true ? parts[i]!.weight : drifted;
      const own = levels[i]![at]! / levels[i]![at - 1]! - 1;
      contributions[i]![at] = heldWeights[i]![at - 1]! * 100 * own;
    }
    if (isReset[at] === true) {
      setAt = at;
      allSetAt.push(at);
      setLevel = values[at]!;
    }
  }
  return { values, weights, heldWeights, returns, contributions, setAt: allSetAt };
}
