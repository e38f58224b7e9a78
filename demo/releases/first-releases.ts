import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actOf, thisUser } from '#src/publishing/acting.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import type { Store } from '#src/store/open-store.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { newestReview, writeEarlierFolder } from './earlier-folder.ts';
import { dayText, lastDays, levelsOn, readLevelTables } from './level-tables.ts';

/** Whose level is published with a mistake first, and corrected then. */
const corrected = 'PLWHC_NTR_USD';
/** Part of the level by which it is too low: a dividend. */
const leftOut = 0.0006;

/** Whose levels are published with those of the day before, and taken back then. */
const takenBack = 'PLJPN_';

/**
 * Publishes the demo as its provider would have over the last six days: the folder of the first, levels day by day, a
 * correction, the lists of a review, and a release that is taken back. The last is what the folder holds.
 */
export async function publishFirstReleases(store: Store, folder: string): Promise<void> {
  const tables = await readLevelTables(folder);
  const days = lastDays(tables, 6);
  const [first = '', second = '', third = '', fourth = '', ...later] = days;
  const drafts = await mkdtemp(join(tmpdir(), 'plumbline-demo-'));
  const quietly = { onProgress: () => undefined };

  async function asOnDay(day: string, label: string, beforeReview: boolean): Promise<void> {
    const earlier = join(drafts, `folder-${day}`);
    await writeEarlierFolder(earlier, folder, { tables, day, beforeReview });
    await publishFolder(store, { folder: earlier, label, ...quietly });
  }

  async function levels(
    day: string,
    of: ReadonlyMap<string, string>,
    described: { label?: string; reason?: string } = {},
  ): Promise<void> {
    const file = join(drafts, `${day}.csv`);
    await writeFile(file, dayText(day, of));
    await publishLevels(store, { file, label: `Levels of ${day}`, ...described, ...quietly });
  }

  const on = (day: string) => levelsOn(tables, day);
  try {
    await asOnDay(first, `Levels until ${first}`, true);
    const right = on(second);
    const tooLow = (Number(right.get(corrected)) * (1 - leftOut)).toFixed(2);
    await levels(second, new Map([...right, [corrected, tooLow]]));
    await levels(second, new Map([[corrected, right.get(corrected)!]]), {
      label: `Correction of ${second}`,
      reason: 'A dividend that went ex on this day had been left out',
    });
    await levels(third, on(third));
    await asOnDay(third, `Review of ${await newestReview(folder)}`, false);
    const before = await findCurrentRelease(store.db);
    const ofDayBefore = [...on(third)].filter(([fundId]) => fundId.startsWith(takenBack));
    await levels(fourth, new Map(ofDayBefore), { label: `Levels of ${fourth}, Japan` });
    const reason = `Levels of ${third} had been published for ${fourth}`;
    await rollbackTo(store, before!.number, reason, actOf('rollback', thisUser(), reason));
    for (const day of [fourth, ...later]) await levels(day, on(day));
  } finally {
    await rm(drafts, { recursive: true });
  }
}
