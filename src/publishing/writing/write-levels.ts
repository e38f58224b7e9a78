import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { listLevels } from '#src/store/levels/levels.ts';
import type { LevelChange, LevelCounts } from '#src/store/levels/put-levels.ts';
import type { Store } from '#src/store/store.ts';
import { emptySeries } from '#src/store/levels/series.ts';
import type { LevelInput } from '#src/store/levels/stage-series.ts';
import type { ReleaseTarget } from '#src/store/releases/unfinished-release.ts';
import type { DifferenceInTheMaking } from '../difference/difference.ts';
import { watchLevelsOf, type Watched } from '../guards/ask-about-release.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { Series } from '../levels/check-levels.ts';
import { replacedSpans, type FolderSpans } from '../levels/folder-spans.ts';
import { requireConfirmed, type Confirmed, type Withdrawal } from '../levels/withdrawals.ts';
import type { Listeners } from '../progress.ts';
import { kindSummary, type Summary } from '../summary.ts';

const pointsPerBatch = 100_000;
const seriesPerBatch = 500;
/** Whole histories are read: more at once would hold up every other query. */
const historiesPerRead = 50;

/** A folder's levels of an index replace all on its days and on those of the previous folder. */
type Replacing = { before: FolderSpans; directory: IndexDirectory };

type WriteOptions = Listeners & {
  /** Why published levels change. */
  reason?: string | undefined;
  withdrawLevels?: Confirmed;
  /** Set for the levels of a folder; a file changes only the days that it has. */
  folder?: Replacing;
};

type Read = Watched & { summary: Summary };

/**
 * Writes the levels to the target, and collects how they differ and what the guards of levels ask.
 * @throws UnconfirmedWithdrawalError when published levels would vanish without confirmation
 */
export async function writeLevels(
  target: ReleaseTarget,
  store: Store,
  read: Read,
  options: WriteOptions & { difference: DifferenceInTheMaking },
): Promise<void> {
  const { difference, onLevelChange } = options;
  const guard = watchLevelsOf(store, difference.against, read);
  await putLevels(target, read, options, (change) => {
    difference.addLevels(change);
    guard.see(change);
    onLevelChange?.(change);
  });
  await guard.finish();
}

/** @param onChange is called with the changed levels of each index */
async function putLevels(
  target: ReleaseTarget,
  { series, summary }: Read,
  options: WriteOptions,
  onChange: (change: LevelChange) => void,
): Promise<void> {
  const withdrawals: Withdrawal[] = [];
  const { folder, withdrawLevels, onProgress, onWithdrawal } = options;
  const fundIds = spokenOf(series, folder);
  let done = 0;
  for (const batch of batches(fundIds, (fundId) => inputOf(fundId, series, options))) {
    const written = await target.putLevels(batch);
    for (const removal of written.removed) {
      const withdrawal = { ...removal, isWhole: !series.has(removal.fundId) };
      withdrawals.push(withdrawal);
      onWithdrawal?.(withdrawal);
    }
    written.changes.forEach(onChange);
    const counts = kindSummary(summary, 'levels');
    counts.added += written.addedPoints;
    counts.changed += written.correctedPoints;
    counts.unchanged += pointsIn(batch) - written.addedPoints - written.correctedPoints;
    counts.closed += removedPoints(written);
    done += batch.length;
    onProgress?.({ step: 'writing levels', done, total: fundIds.length });
  }
  requireConfirmed(withdrawals, withdrawLevels);
}

/** A folder covers its indexes even where it has lost their levels. */
function spokenOf(series: Series, folder: Replacing | undefined): string[] {
  if (!folder) return [...series.keys()];
  const known = new Set([...series.keys(), ...folder.before.keys()]);
  return [...known].filter((fundId) => folder.directory.has(fundId));
}

function inputOf(
  fundId: string,
  series: Series,
  { folder, reason }: Pick<WriteOptions, 'folder' | 'reason'>,
): LevelInput {
  const levels = series.get(fundId);
  const own = { fundId, ...(levels?.toLevels() ?? emptySeries), reason };
  if (!folder) return own;
  const { before, directory } = folder;
  const from = directory.historyFrom(fundId);
  return { ...own, replaces: replacedSpans(levels?.span ?? null, before.get(fundId), from) };
}

function* batches(
  fundIds: readonly string[],
  inputFor: (fundId: string) => LevelInput,
): Generator<LevelInput[]> {
  let batch: LevelInput[] = [];
  let points = 0;
  for (const fundId of fundIds) {
    const input = inputFor(fundId);
    batch.push(input);
    points += input.days.length;
    if (points < pointsPerBatch && batch.length < seriesPerBatch) continue;
    yield batch;
    batch = [];
    points = 0;
  }
  if (batch.length > 0) yield batch;
}

/** The levels of a batch; an empty cell takes one back, and is none. */
function pointsIn(batch: readonly LevelInput[]): number {
  let points = 0;
  for (const { values } of batch) for (const value of values) if (!Number.isNaN(value)) points++;
  return points;
}

/** Takes back public levels that the provider withholds now; returns their number. */
export async function withdrawHistory(
  target: ReleaseTarget,
  store: Store,
  current: number,
  directory: IndexDirectory,
): Promise<number> {
  const histories = [...directory.histories()];
  const withdrawn: LevelInput[] = [];
  for (let at = 0; at < histories.length; at += historiesPerRead) {
    const batch = histories.slice(at, at + historiesPerRead);
    const fundIds = batch.map(([fundId]) => fundId);
    const levels = await listLevels(store.db, current, fundIds);
    for (const [fundId, from] of batch) {
      const days = daysBefore(levels.get(fundId), from);
      const values = new Float64Array(days.length).fill(Number.NaN);
      withdrawn.push({ fundId, days, values });
    }
  }
  return removedPoints(await target.putLevels(withdrawn));
}

const removedPoints = ({ removed }: LevelCounts): number =>
  removed.reduce((sum, { points }) => sum + points, 0);

function daysBefore(levels: Levels | undefined, from: Day): Int32Array {
  const days = levels?.days ?? new Int32Array();
  const end = days.findIndex((day) => day >= from);
  return end < 0 ? days : days.slice(0, end);
}
