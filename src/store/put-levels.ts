import { sql } from 'kysely';
import { InvalidInputError } from '#src/domain/errors.ts';
import { batchSizer } from './batches.ts';
import { foldLongHistories } from './fold-segments.ts';
import { changesOf, mergeSegments, overlay, type Series, type SeriesChanges } from './series.ts';
import { findOverlapping, writeStaged, type FoundSegment } from './level-statements.ts';
import type { Session } from './session.ts';

export type LevelInput = {
  fundId: string;
  /** Ascending, none twice. Days that are absent are left as they are. */
  days: Int32Array;
  /** NaN removes the point of its day. */
  values: Float64Array;
  /** Why published points change; kept with each correction. */
  reason?: string | undefined;
};

export type LevelCounts = {
  changedFundIds: string[];
  addedPoints: number;
  correctedPoints: number;
  removedPoints: number;
};

/** What a row costs besides its points, in points. */
const rowCost = 10;

/**
 * Stages levels under an unfinished release: of each series only what differs from the release before.
 * A changed or removed point leaves a correction.
 * @throws InvalidInputError when the days of a series do not ascend
 */
export async function putLevels(
  session: Session,
  release: number,
  series: readonly LevelInput[],
): Promise<LevelCounts> {
  for (const input of series) checkDays(input);
  const counts: LevelCounts = {
    changedFundIds: [],
    addedPoints: 0,
    correctedPoints: 0,
    removedPoints: 0,
  };
  const points = batchSizer(5_000, 500, 200_000);
  const filled = series.filter((input) => input.days.length > 0);
  for (let at = 0; at < filled.length;) {
    const batch = takePoints(filled, at, points.size());
    at += batch.length;
    points.took(await stageBatch(session, release, batch, counts));
  }
  await foldLongHistories(session, release, counts.changedFundIds);
  return counts;
}

async function stageBatch(
  session: Session,
  release: number,
  batch: readonly LevelInput[],
  counts: LevelCounts,
): Promise<number> {
  const { rows, milliseconds } = await session.run(findOverlapping(release, batch));
  const found = Map.groupBy(rows as FoundSegment[], (row) => row.fund_id);
  const staged = batch
    .map((input) => stageSeries(input, found.get(input.fundId) ?? [], release))
    .filter((each) => each.changes.days.length > 0);
  if (staged.length === 0) return milliseconds;
  for (const each of staged) count(counts, each);
  return Math.max(milliseconds, await session.batch(writeStaged(release, staged)));
}

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

/** Levels that the release staged before are part of `found`, whole. */
function stageSeries(input: LevelInput, found: FoundSegment[], release: number): StagedSeries {
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

function count(counts: LevelCounts, { input, changes }: StagedSeries): void {
  counts.changedFundIds.push(input.fundId);
  for (let at = 0; at < changes.days.length; at++) {
    if (Number.isNaN(changes.values[at])) counts.removedPoints++;
    else if (Number.isNaN(changes.oldValues[at])) counts.addedPoints++;
    else counts.correctedPoints++;
  }
}

/** Series from `at` on whose points come to about `size`; at least one. */
function takePoints(series: readonly LevelInput[], at: number, size: number): LevelInput[] {
  const batch: LevelInput[] = [];
  for (let points = 0; at < series.length && points < size; at++) {
    const input = series[at]!;
    batch.push(input);
    points += input.days.length + rowCost;
  }
  return batch;
}

function checkDays({ fundId, days, values }: LevelInput): void {
  const wrong =
    days.length !== values.length || days.some((day, at) => at > 0 && day <= days[at - 1]!);
  if (wrong)
    throw new InvalidInputError(`The days of the levels of ${fundId} do not ascend`, [fundId]);
}
