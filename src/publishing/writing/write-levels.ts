import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { listLevels } from '#src/store/levels/levels.ts';
import type { LevelCounts } from '#src/store/levels/put-levels.ts';
import type { Store } from '#src/store/store.ts';
import type { LevelInput } from '#src/store/levels/stage-series.ts';
import type { ReleaseDraft } from '#src/store/releases/release-draft.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { Series } from '../levels/check-levels.ts';
import type { Listeners } from '../progress.ts';
import { kindSummary, type Summary } from '../summary.ts';

const pointsPerBatch = 100_000;
const seriesPerBatch = 500;
/** Whole histories are read: more of them at once would hold the engine, and every reader, too long. */
const historiesPerRead = 50;

/** Writes the levels into the draft; gives the indexes whose series changed. */
export async function writeLevels(
  draft: ReleaseDraft,
  series: Series,
  summary: Summary,
  { reason, onProgress }: Listeners & { reason?: string | undefined },
): Promise<Set<string>> {
  const changed = new Set<string>();
  let done = 0;
  for (const batch of batches(series, reason)) {
    const written = await draft.putLevels(batch);
    for (const fundId of written.changedFundIds) changed.add(fundId);
    const counts = kindSummary(summary, 'levels');
    counts.added += written.addedPoints;
    counts.changed += written.correctedPoints;
    counts.closed += removedPoints(written);
    done += batch.length;
    onProgress?.({ step: 'writing levels', done, total: series.size });
  }
  return changed;
}

function* batches(series: Series, reason: string | undefined): Generator<LevelInput[]> {
  let batch: LevelInput[] = [];
  let points = 0;
  for (const [fundId, levels] of series) {
    batch.push({ fundId, ...levels.toLevels(), reason });
    points += levels.length;
    if (points < pointsPerBatch && batch.length < seriesPerBatch) continue;
    yield batch;
    batch = [];
    points = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Takes back levels of the current release that the provider has withheld since. */
export async function withdrawHistory(
  draft: ReleaseDraft,
  store: Store,
  current: number,
  directory: IndexDirectory,
): Promise<{ changed: string[]; removed: number }> {
  const histories = [...directory.histories()];
  const withdrawn: LevelInput[] = [];
  for (let at = 0; at < histories.length; at += historiesPerRead) {
    const batch = histories.slice(at, at + historiesPerRead);
    const fundIds = batch.map(([fundId]) => fundId);
    const levels = await listLevels(store.db, current, fundIds);
    for (const [fundId, from] of batch) {
      const days = daysBefore(levels.get(fundId), from);
      const values = new Float64Array(days.length).fill(Number.NaN);
      withdrawn.push({
        fundId,
        days,
        values,
        reason: 'withheld by the provider',
      });
    }
  }
  const written = await draft.putLevels(withdrawn);
  return { changed: written.changedFundIds, removed: removedPoints(written) };
}

const removedPoints = ({ removed }: LevelCounts): number =>
  removed.reduce((sum, { points }) => sum + points, 0);

function daysBefore(levels: Levels | undefined, from: Day): Int32Array {
  const days = levels?.days ?? new Int32Array();
  const end = days.findIndex((day) => day >= from);
  return end < 0 ? days : days.slice(0, end);
}
