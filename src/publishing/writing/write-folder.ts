import path from 'node:path';
import type { ReleaseTarget } from '#src/store/releases/unfinished-release.ts';
import type { Store } from '#src/store/store.ts';
import type { CheckedFolder } from '../check-folder.ts';
import { createDifference, type Difference } from '../difference/difference.ts';
import { askAboutFolder } from '../guards/ask-about-release.ts';
import { findFolderSpans, writeFolderSpans } from '../levels/folder-spans.ts';
import type { Confirmed } from '../levels/withdrawals.ts';
import type { Listeners } from '../progress.ts';
import { kindSummary } from '../summary.ts';
import type { Spool } from './spool.ts';
import { writeItems } from './write-items.ts';
import { withdrawHistory, writeLevels } from './write-levels.ts';

export type WriteInput = Listeners & {
  folder: string;
  /** Why published levels change; kept with each correction. */
  reason?: string | undefined;
  withdrawLevels?: Confirmed;
};

type Source = { store: Store; checked: CheckedFolder; spool: Spool; input: WriteInput };

/**
 * Writes a checked folder to a release, or to a comparison, and collects the guards' questions.
 * @param against the public release; 0 without one
 * @throws UnconfirmedWithdrawalError when published levels are missing, and `withdrawLevels` does not confirm it
 */
export async function writeFolder(
  target: ReleaseTarget,
  against: number,
  source: Source,
): Promise<Difference> {
  const { store, checked, spool, input } = source;
  const difference = createDifference(against);
  // Levels first: if some would vanish, that is known before anything else is written.
  await writeLevelsOfFolder(target, difference, source);
  for (const bytes of spool.blobs()) await target.putBlob(bytes);
  await writeItems(target, spool, checked.summary, { ...input, difference });
  const indexFile = path.join(input.folder, 'indexes.csv');
  await askAboutFolder(store, difference, { ...checked, indexFile });
  return difference;
}

async function writeLevelsOfFolder(
  target: ReleaseTarget,
  difference: ReturnType<typeof createDifference>,
  { store, checked, input }: Source,
): Promise<void> {
  const { summary, directory, series } = checked;
  const current = difference.against || null;
  const before = await findFolderSpans(store, current);
  await writeLevels(target, store, checked, {
    ...input,
    difference,
    folder: { before, directory },
  });
  const { added, changed, unchanged } = await writeFolderSpans(target, before, series, directory);
  const spans = { added: added.length, changed: changed.length, unchanged };
  Object.assign(kindSummary(summary, 'folder-levels'), spans);
  if (current === null) return;
  const withheld = await withdrawHistory(target, store, current, directory);
  kindSummary(summary, 'levels').closed += withheld;
}
