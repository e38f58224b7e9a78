import type { Levels } from '#src/domain/level-columns.ts';

/** A level series: days ascending, values beside them. In a segment, NaN marks a removed point. */
export type Series = Levels;

export const emptySeries: Series = { days: new Int32Array(), values: new Float64Array() };

/**
 * Merges segments, oldest first: the later one wins, and points that are removed last are left out.
 * Neighbours are merged two by two, so that many short segments cost little beside a long one.
 */
export function mergeSegments(segments: readonly Series[]): Series {
  let merged = [...segments];
  while (merged.length > 1) {
    const pairs: Series[] = [];
    for (let at = 0; at < merged.length; at += 2) {
      pairs.push(at + 1 < merged.length ? overlay(merged[at]!, merged[at + 1]!) : merged[at]!);
    }
    merged = pairs;
  }
  return withoutRemoved(merged[0] ?? emptySeries);
}

/** The later segment over the earlier one; removals stay marked. */
export function overlay(earlier: Series, later: Series): Series {
  const days = new Int32Array(earlier.days.length + later.days.length);
  const values = new Float64Array(days.length);
  let length = 0;
  let e = 0;
  let l = 0;
  while (e < earlier.days.length || l < later.days.length) {
    const earlierDay = earlier.days[e] ?? Infinity;
    const laterDay = later.days[l] ?? Infinity;
    const fromLater = laterDay <= earlierDay;
    days[length] = fromLater ? laterDay : earlierDay;
    values[length++] = fromLater ? later.values[l]! : earlier.values[e]!;
    if (earlierDay <= laterDay) e++;
    if (fromLater) l++;
  }
  return { days: days.slice(0, length), values: values.slice(0, length) };
}

export type SeriesChange = {
  day: number;
  /** NaN where the series had no point. */
  oldValue: number;
  /** NaN where the point is removed. */
  newValue: number;
};

/**
 * What `incoming` changes in `current`: points that are new, that have another value, or that its NaN
 * removes. Days that `incoming` does not name do not count.
 */
export function changesOf(current: Series, incoming: Series): SeriesChange[] {
  const changes: SeriesChange[] = [];
  let at = 0;
  for (const [index, day] of incoming.days.entries()) {
    while (at < current.days.length && current.days[at]! < day) at++;
    const oldValue = current.days[at] === day ? current.values[at]! : NaN;
    const newValue = incoming.values[index]!;
    const same = oldValue === newValue || (Number.isNaN(oldValue) && Number.isNaN(newValue));
    if (!same) changes.push({ day, oldValue, newValue });
  }
  return changes;
}

/** The segment that makes `from` into `to`. */
export function differenceOf(from: Series, to: Series): Series {
  const removed = { days: from.days, values: new Float64Array(from.days.length).fill(NaN) };
  return seriesOf(changesOf(from, overlay(removed, to)));
}

export function seriesOf(changes: readonly SeriesChange[]): Series {
  return {
    days: Int32Array.from(changes, ({ day }) => day),
    values: Float64Array.from(changes, ({ newValue }) => newValue),
  };
}

function withoutRemoved(series: Series): Series {
  if (!series.values.some(Number.isNaN)) return series;
  const keep = (_: number, index: number) => !Number.isNaN(series.values[index]);
  return { days: series.days.filter(keep), values: series.values.filter(keep) };
}
