import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';

/** A level series: ascending days and their values. In a segment, NaN marks a removed point. */
export type Series = Levels;

export const emptySeries: Series = {
  days: new Int32Array(),
  values: new Float64Array(),
};

/** Merges segments, the oldest first: later values win, and removed points are left out. */
export function mergeSegments(segments: readonly Series[]): Series {
  return withoutRemoved(layered(segments));
}

/**
 * Merges segments, the oldest first, and keeps removals marked. Neighbours are merged pairwise, so that many short
 * segments cost little beside a long one.
 */
export function layered(segments: readonly Series[]): Series {
  let merged = [...segments];
  while (merged.length > 1) {
    const pairs: Series[] = [];
    for (let at = 0; at < merged.length; at += 2) {
      pairs.push(at + 1 < merged.length ? overlay(merged[at]!, merged[at + 1]!) : merged[at]!);
    }
    merged = pairs;
  }
  return merged[0] ?? emptySeries;
}

/** The later segment over the earlier one; removals stay marked. */
export function overlay(earlier: Series, later: Series): Series {
  if (later.days[0]! > earlier.days.at(-1)!) return joined(earlier, later);
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

/** The usual case: the later segment begins after the earlier one ends. */
function joined(earlier: Series, later: Series): Series {
  const days = new Int32Array(earlier.days.length + later.days.length);
  const values = new Float64Array(days.length);
  days.set(earlier.days);
  days.set(later.days, earlier.days.length);
  values.set(earlier.values);
  values.set(later.values, earlier.values.length);
  return { days, values };
}

/** Changed points in columns. */
export type SeriesChanges = {
  days: Int32Array;
  /** NaN where the series had no point. */
  oldValues: Float64Array;
  /** NaN where the point is removed; with the days, this is the segment that makes the change. */
  values: Float64Array;
};

/**
 * The changes that `incoming` makes to `current`: points that are new, have another value, or are removed by NaN. Days
 * that are not in `incoming` do not count.
 */
export function changesOf(current: Series, incoming: Series): SeriesChanges {
  const most = incoming.days.length;
  const days = new Int32Array(most);
  const oldValues = new Float64Array(most);
  const values = new Float64Array(most);
  let length = 0;
  let at = 0;
  for (let index = 0; index < most; index++) {
    const day = incoming.days[index]!;
    while (at < current.days.length && current.days[at]! < day) at++;
    const oldValue = current.days[at] === day ? current.values[at]! : NaN;
    const value = incoming.values[index]!;
    if (oldValue === value || (Number.isNaN(oldValue) && Number.isNaN(value))) continue;
    days[length] = day;
    oldValues[length] = oldValue;
    values[length++] = value;
  }
  return {
    days: days.slice(0, length),
    oldValues: oldValues.slice(0, length),
    values: values.slice(0, length),
  };
}

/** The segment that turns `from` into `to`. */
export function differenceOf(from: Series, to: Series): Series {
  return changesOf(from, overlay(removalOf(from.days), to));
}

/** Days from `first` to `last`, both included. */
export type Span = { first: Day; last: Day };

/** `incoming`, with removals of all other points of `current` in these spans. */
export function withRemovals(current: Series, incoming: Series, spans: readonly Span[]): Series {
  if (spans.length === 0) return incoming;
  let at = 0;
  const missing = current.days.filter((day) => {
    while (at < incoming.days.length && incoming.days[at]! < day) at++;
    return (
      incoming.days[at] !== day && spans.some(({ first, last }) => first <= day && day <= last)
    );
  });
  return missing.length === 0 ? incoming : overlay(removalOf(missing), incoming);
}

const removalOf = (days: Int32Array): Series => ({
  days,
  values: new Float64Array(days.length).fill(NaN),
});

function withoutRemoved({ days, values }: Series): Series {
  if (!values.some(Number.isNaN)) return { days, values };
  const kept = (_: number, index: number) => !Number.isNaN(values[index]);
  return { days: days.filter(kept), values: values.filter(kept) };
}
