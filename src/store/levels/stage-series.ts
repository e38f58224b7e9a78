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
  /** Ascending, none twice. Days that are absent are left as they are, but for those of `replaces`. */
  days: Int32Array;
  /** NaN removes the point of its day. */
  values: Float64Array;
  /** The input is all that there is in these spans: points of other days in them are removed. */
  replaces?: readonly Span[];
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
  /** What was published, from the first to the last day of the input. */
  before: Series;
};

/** Compares the input with what was found of its series, what the release itself staged before included. */
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
