import {
  changesOf,
  mergeSegments,
  overlay,
  withRemovals,
  type Series,
  type SeriesChanges,
  type Span,
} from './series.ts';

export type LevelInput = {
  fundId: string;
  /** Ascending and unique. Absent days stay unchanged, except in `replaces`. */
  days: Int32Array;
  /** NaN removes the point of its day. */
  values: Float64Array;
  /** The input is complete in these spans: all other points in them are removed. */
  replaces?: readonly Span[];
  /** Why published points change; kept with each correction. */
  reason?: string | undefined;
};

/** A stored segment, cut to the relevant days. */
export type FoundSegment = Series & { fund_id: string; release: number };

export type StagedSeries = {
  input: LevelInput;
  /** Whether the unfinished release holds a segment of the series already. */
  stagedBefore: boolean;
  /** Changes against what the unfinished release held so far. */
  changes: SeriesChanges;
  /** Everything that the unfinished release changes now. */
  segment: Series;
  /** Changes against the published series; new points have no old value. */
  published: SeriesChanges;
  /** The published series from the first to the last day of the input. */
  before: Series;
};

/** Compares the input with the stored segments of its series, including those that the release has staged. */
export function stageSeries(
  input: LevelInput,
  found: FoundSegment[],
  release: number | null,
): StagedSeries {
  const before = mergeSegments(found.filter((row) => row.release !== release));
  const own = found.find((row) => row.release === release);
  if (!own) {
    const changes = changesTo(before, input);
    return {
      input,
      stagedBefore: false,
      changes,
      segment: changes,
      published: changes,
      before,
    };
  }
  const changes = changesTo(mergeSegments([before, own]), input);
  const segment = changesOf(before, overlay(own, changes));
  return {
    input,
    stagedBefore: true,
    changes,
    segment,
    published: changesOf(before, changes),
    before,
  };
}

const changesTo = (current: Series, input: LevelInput): SeriesChanges =>
  changesOf(current, withRemovals(current, input, input.replaces ?? []));
