import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { openStore } from '#src/store/open-store.ts';
import { temporaryFolders } from '../../publishing/provider-folder.ts';
import { acceptedAll } from '../accepted-all.ts';
import { openSiteOn, type SiteApp } from '../site-app.ts';
import { releases, twinFolder, type World } from './twin-folders.ts';

/** The site of the provider in one of the worlds, with all of his releases. */
export async function openTwin(world: World): Promise<SiteApp> {
  const folders = temporaryFolders();
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-twin-'));
  const store = await openStore({ dataDir });
  for (const release of releases) {
    await publishFolder(store, {
      folder: folders.write(`${release}`, twinFolder(world, release)),
      label: `Release ${release}`,
      reason: 'They were wrong',
      today: dayOfIso('2026-11-02')!,
      accepted: acceptedAll,
    });
  }
  folders.remove();
  // The worlds are published at the same time, from files that nobody tells apart.
  await sql`update release set source_hash = 'twin', published =
    timestamptz '2026-11-02T20:00:00Z' + number * interval '1 minute'`.execute(store.db);
  const site = await openSiteOn(store, dataDir);
  return {
    ...site,
    close: async () => {
      await site.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
