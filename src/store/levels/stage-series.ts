import { changesOf, mergeSegments, overlay, type Series, type SeriesChanges } from './series.ts';

export type LevelInput = {
  fundId: string;
  /** Ascending, none twice. Days that are absent are left as they are. */
  days: Int32Array;
  /** NaN removes the point of its day. */
  values: Float64Array;
  /** Why published points change; kept with each correction. */
  reason?: string | undefined;
};

/** A segment as it was found; cut to the days that matter. */
export type FoundSegment = Series & { fund_id: string; release: number };

export type StagedSeries = {
  input: LevelInput;
  /** Whether the unfinished release holds a segment of it already. */
  stagedBefore: boolean;
  /** Against what the unfinished release held so far. */
  changes: SeriesChanges;
  /** All that the unfinished release changes now. */
  segment: Series;
  /** The changes against what is published; those of new points have no old value. */
  published: SeriesChanges;
};

/** Compares the input with what was found of its series, what the release itself staged before included. */
export function stageSeries(
  input: LevelInput,
  found: FoundSegment[],
  release: number,
): StagedSeries {
  const before = mergeSegments(found.filter((row) => row.release < release));
  const own = found.find((row) => row.release === release);
  if (!own) {
    const changes = changesOf(before, input);
    return { input, stagedBefore: false, changes, segment: changes, published: changes };
  }
  const changes = changesOf(mergeSegments([before, own]), input);
  const segment = changesOf(before, overlay(own, changes));
  return { input, stagedBefore: true, changes, segment, published: changesOf(before, changes) };
}
