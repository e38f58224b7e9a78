import { InvalidInputError } from '#src/domain/errors.ts';
import { batchSizer } from '../batches.ts';
import { foldLongHistories } from './fold-segments.ts';
import { findWithdrawn } from './correction-rows.ts';
import { findOverlapping, writeStaged } from './level-statements.ts';
import type { Span } from './series.ts';
import type { Session } from '../session.ts';
import {
  stageSeries,
  type FoundSegment,
  type LevelInput,
  type StagedSeries,
} from './stage-series.ts';

export type LevelCounts = {
  changedFundIds: string[];
  addedPoints: number;
  correctedPoints: number;
  /** One entry an index of which points were removed. */
  removed: Removal[];
};

/** Points that an index no longer has: how many, and the first and last of their days. */
export type Removal = Span & { fundId: string; points: number };

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
    removed: [],
  };
  const points = batchSizer(5_000, 500, 50_000);
  const filled = series.filter(({ days, replaces = [] }) => days.length + replaces.length > 0);
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
  const withdrawn = await findWithdrawn(session, release, staged);
  return Math.max(milliseconds, await session.batch(writeStaged(release, staged, withdrawn)));
}

function count(counts: LevelCounts, { input: { fundId }, changes }: StagedSeries): void {
  counts.changedFundIds.push(fundId);
  const removedDays = changes.days.filter((_, at) => Number.isNaN(changes.values[at]));
  const added = changes.oldValues.filter(Number.isNaN).length;
  counts.addedPoints += added;
  counts.correctedPoints += changes.days.length - removedDays.length - added;
  const [first] = removedDays;
  const last = removedDays.at(-1);
  if (first === undefined || last === undefined) return;
  counts.removed.push({ fundId, first, last, points: removedDays.length });
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
