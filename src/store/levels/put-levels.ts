import { InvalidInputError } from '#src/domain/errors.ts';
import { batchSizer } from '../batches.ts';
import { foldLongHistories } from './fold-segments.ts';
import { findWithdrawn } from './correction-rows.ts';
import { findOverlapping, writeStaged, type ComparedReleases } from './level-statements.ts';
import { mergeSegments, type Series, type SeriesChanges, type Span } from './series.ts';
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
  /** For each index, the removed points. */
  removed: Removal[];
  /** For each index, the changed points. */
  changes: LevelChange[];
};

/**
 * How the levels of an index change against the published ones, and the resulting levels from the first to the last day
 * of the input.
 */
export type LevelChange = { fundId: string; changes: SeriesChanges; levels: Series };

/** Removed points of an index: their number, and the first and last of their days. */
export type Removal = Span & { fundId: string; points: number };

/** The cost of a row besides its points, in points. */
const rowCost = 10;

/**
 * Stages levels under an unfinished release: of each series only what differs from the release before. A changed or
 * removed point adds a correction.
 * @throws InvalidInputError when the days of a series do not ascend
 */
export async function putLevels(
  session: Session,
  release: number,
  series: readonly LevelInput[],
): Promise<LevelCounts> {
  const compared = { published: release - 1, staged: release };
  const counts = await compareBatches(session, compared, series, async (staged) => {
    const withdrawn = await findWithdrawn(session, release, staged);
    return session.batch(writeStaged(release, staged, withdrawn));
  });
  await foldLongHistories(session, release, counts.changedFundIds);
  return counts;
}

/**
 * Compares levels with those of a published release without writing.
 * @throws InvalidInputError when the days of a series do not ascend
 */
export function compareLevels(
  session: Session,
  release: number,
  series: readonly LevelInput[],
): Promise<LevelCounts> {
  return compareBatches(session, { published: release, staged: null }, series, async () => 0);
}

/** @param write writes the changed series of a batch, and returns the milliseconds that it took */
async function compareBatches(
  session: Session,
  compared: ComparedReleases,
  series: readonly LevelInput[],
  write: (staged: readonly StagedSeries[]) => Promise<number>,
): Promise<LevelCounts> {
  for (const input of series) checkDays(input);
  const counts: LevelCounts = {
    changedFundIds: [],
    addedPoints: 0,
    correctedPoints: 0,
    removed: [],
    changes: [],
  };
  const points = batchSizer(5_000, 500, 50_000);
  const filled = series.filter(({ days, replaces = [] }) => days.length + replaces.length > 0);
  for (let at = 0; at < filled.length;) {
    const batch = takePoints(filled, at, points.size());
    at += batch.length;
    const { rows, milliseconds } = await session.run(findOverlapping(compared, batch));
    const found = Map.groupBy(rows as FoundSegment[], (row) => row.fund_id);
    const staged = batch
      .map((input) => stageSeries(input, found.get(input.fundId) ?? [], compared.staged))
      .filter((each) => each.changes.days.length > 0);
    for (const each of staged) count(counts, each);
    points.took(staged.length > 0 ? Math.max(milliseconds, await write(staged)) : milliseconds);
  }
  return counts;
}

function count(counts: LevelCounts, staged: StagedSeries): void {
  const { input, changes, published, before } = staged;
  const { fundId } = input;
  counts.changedFundIds.push(fundId);
  const levels = before.days.length === 0 ? published : mergeSegments([before, published]);
  counts.changes.push({ fundId, changes: published, levels });
  const removedDays = changes.days.filter((_, at) => Number.isNaN(changes.values[at]));
  const added = changes.oldValues.filter(Number.isNaN).length;
  counts.addedPoints += added;
  counts.correctedPoints += changes.days.length - removedDays.length - added;
  const [first] = removedDays;
  const last = removedDays.at(-1);
  if (first === undefined || last === undefined) return;
  counts.removed.push({ fundId, first, last, points: removedDays.length });
}

/** Series from `at` on with about `size` points; at least one series. */
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
