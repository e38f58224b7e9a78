import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';

/** A level series: days ascending, values beside them. In a segment, NaN marks a removed point. */
export type Series = Levels;

export const emptySeries: Series = {
  days: new Int32Array(),
  values: new Float64Array(),
};

/** Merges segments, oldest first: the later one wins, and points that are removed last are left out. */
export function mergeSegments(segments: readonly Series[]): Series {
  return withoutRemoved(layered(segments));
}

/**
 * Lays segments over each other, oldest first; removals stay marked.
 * Neighbours are merged two by two, so that many short segments cost little beside a long one.
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

/** One behind the other, as each publish of new days leaves them. */
function joined(earlier: Series, later: Series): Series {
  const days = new Int32Array(earlier.days.length + later.days.length);
  const values = new Float64Array(days.length);
  days.set(earlier.days);
  days.set(later.days, earlier.days.length);
  values.set(earlier.values);
  values.set(later.values, earlier.values.length);
  return { days, values };
}

/** Points that change, column by column. */
export type SeriesChanges = {
  days: Int32Array;
  /** NaN where the series had no point. */
  oldValues: Float64Array;
  /** NaN where the point is removed; so this is, with the days, the segment that makes the change. */
  values: Float64Array;
};

/**
 * What `incoming` changes in `current`: points that are new, that have another value, or that its NaN
 * removes. Days that `incoming` does not name do not count.
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

/** The segment that makes `from` into `to`. */
export function differenceOf(from: Series, to: Series): Series {
  return changesOf(from, overlay(removalOf(from.days), to));
}

/** Days from `first` to `last`, both included. */
export type Span = { first: Day; last: Day };

/** `incoming`, and the removal of what `current` has besides it on days of these spans. */
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
