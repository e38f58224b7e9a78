import type { Day } from '../day.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import { positionOnOrBefore } from '../levels/level-on.ts';
import { alignedSeries, alignSeries, areUnlike, cutAligned, type Aligned } from './align-series.ts';

/** Indexes over the time in which all have levels. */
export type CommonWindow = {
  from: Day;
  to: Day;
  aligned: Aligned;
  /** They are compared at the frequency of the coarsest one. */
  isSampled: boolean;
  /** Each from its start to the end of the window, for returns up to that day. */
  until: MeasuredIndex[];
  /** Each over the window only. */
  within: MeasuredIndex[];
};

/** The most days that the window's first common day may precede the requested day. */
const oldestStart = 31;

/** Why several indexes have no window between two days. */
export type NoWindow = 'no-common-days' | 'before-first' | 'too-short';

/**
 * The window of several indexes: from the latest of their first days to the earliest of their last days, or
 * between the last common days on or before two requested days.
 */
export function commonWindow(
  indexes: readonly MeasuredIndex[],
  requested: { from: Day | null; to: Day | null },
): CommonWindow | NoWindow {
  const whole = alignSeries(indexes);
  if (whole.days.length < 2) return 'no-common-days';
  const begin = requested.from === null ? 0 : startOf(whole.days, requested.from);
  const end = requested.to === null ? whole.days.length - 1 : placeOn(whole.days, requested.to);
  if (begin < 0 || end < 0) return 'before-first';
  if (end <= begin) return 'too-short';
  const aligned = cutAligned(whole, begin, end);
  const isSampled = areUnlike(indexes);
  const upTo = cutAligned(whole, 0, end);
  return {
    from: aligned.days[0] ?? 0,
    to: aligned.days.at(-1) ?? 0,
    aligned,
    isSampled,
    until: indexes.map((index, i) =>
      isSampled
        ? { ...index, ...alignedSeries(index, upTo, i) }
        : cut(index, 0, lastOf(aligned, i)),
    ),
    within: indexes.map((index, i) =>
      isSampled
        ? { ...index, ...alignedSeries(index, aligned, i) }
        : cut(index, aligned.positions[i]?.[0] ?? 0, lastOf(aligned, i)),
    ),
  };
}

const placeOn = (days: Int32Array, day: Day) =>
  positionOnOrBefore({ days, values: new Float64Array() }, day);

/** A requested window needs a common day near its first day. One that begins after the last has none to go on to. */
function startOf(days: Int32Array, from: Day): number {
  const at = placeOn(days, from);
  if (at === days.length - 1) return at;
  return from - (days[at] ?? -Infinity) <= oldestStart ? at : -1;
}

const lastOf = ({ positions }: Aligned, i: number) => positions[i]?.at(-1) ?? 0;

function cut(index: MeasuredIndex, first: number, last: number): MeasuredIndex {
  const { days, values } = index.levels;
  return {
    ...index,
    levels: { days: days.subarray(first, last + 1), values: values.subarray(first, last + 1) },
  };
}
