import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actOf, thisUser } from '#src/publishing/acting.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import type { Store } from '#src/store/open-store.ts';
import { findCurrentRelease, type Release } from '#src/store/releases/releases.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { newestReview, writeEarlierFolder } from './earlier-folder.ts';
import { setMoments, type ReleaseMoment } from './release-moments.ts';
import { dayText, lastDays, levelsOn, readLevelTables } from './level-tables.ts';

/** Whose level is published with a mistake first, and corrected then. */
const corrected = 'PLWHC_NTR_USD';
/** Part of the level by which it is too low: a dividend. */
const leftOut = 0.0006;

/** Whose levels are published with those of the day before, and taken back then. */
const takenBack = 'PLJPN_';

/** When all markets of a day have closed, in UTC. */
const afterCloses = '21:30';

/** `moment`: day and time in UTC, `2026-11-20T21:30`. */
type Described = { label?: string; reason?: string; moment?: string };

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

  const moments: ReleaseMoment[] = [];
  const note = (release: Release | null, moment: string) =>
    moments.push({ release: release!.number, at: `${moment}:00.000Z` });

  async function asOnDay(day: string, label: string, time: string, beforeReview: boolean) {
    const earlier = join(drafts, `folder-${day}`);
    await writeEarlierFolder(earlier, folder, { tables, day, beforeReview });
    const { release } = await publishFolder(store, { folder: earlier, label, ...quietly });
    note(release, `${day}T${time}`);
  }

  async function levels(
    day: string,
    of: ReadonlyMap<string, string>,
    { moment = `${day}T${afterCloses}`, ...described }: Described = {},
  ): Promise<void> {
    const file = join(drafts, `${day}.csv`);
    await writeFile(file, dayText(day, of));
    const input = { file, label: `Levels of ${day}`, ...described, ...quietly };
    note((await publishLevels(store, input)).release, moment);
  }

  const on = (day: string) => levelsOn(tables, day);
  try {
    await asOnDay(first, `Levels until ${first}`, afterCloses, true);
    const right = on(second);
    const tooLow = (Number(right.get(corrected)) * (1 - leftOut)).toFixed(2);
    await levels(second, new Map([...right, [corrected, tooLow]]));
    await levels(second, new Map([[corrected, right.get(corrected)!]]), {
      label: `Correction of ${second}`,
      reason: 'A dividend that went ex on this day had been left out',
      moment: `${third}T08:40`,
    });
    await levels(third, on(third));
    await asOnDay(third, `Review of ${await newestReview(folder)}`, '22:05', false);
    const before = await findCurrentRelease(store.db);
    const ofDayBefore = [...on(third)].filter(([fundId]) => fundId.startsWith(takenBack));
    const japan = { label: `Levels of ${fourth}, Japan`, moment: `${fourth}T07:10` };
    await levels(fourth, new Map(ofDayBefore), japan);
    const reason = `Levels of ${third} had been published for ${fourth}`;
    const act = actOf('rollback', thisUser(), reason);
    note(await rollbackTo(store, before!.number, reason, act), `${fourth}T07:52`);
    for (const day of [fourth, ...later]) await levels(day, on(day));
    await setMoments(store, moments);
  } finally {
    await rm(drafts, { recursive: true });
  }
}
