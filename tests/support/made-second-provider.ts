import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSecondProvider } from '../../examples/second-provider/generate.ts';
import { day, drawnUntil } from '../../demo/generator/trading-days.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { openStore } from '#src/store/open-store.ts';
import { test } from 'vitest';
import { openSiteApp } from './site-app.ts';
import { copiedDataDirectory } from './stores.ts';

/** The second provider's folder, and an embedded store with it as the first release, published the day after its last levels. */
export async function madeSecondProvider(lastDate = drawnUntil) {
  const root = await mkdtemp(join(tmpdir(), 'plumbline-second-'));
  const [folder, dataDir] = [join(root, 'folder'), join(root, 'store')];
  await generateSecondProvider(folder, lastDate);
  await copiedDataDirectory(dataDir);
  const store = await openStore({ dataDir });
  try {
    await publishFolder(store, { folder, today: day(lastDate) + 1 });
  } finally {
    await store.close();
  }
  return { folder, store: dataDir, remove: () => rm(root, { recursive: true, force: true }) };
}

/** `secondSite.beforeAll` provides the second provider's site, once per worker. Tests must not change it. */
export const secondSite = test.extend(
  'secondSite',
  { scope: 'worker' },
  async ({}, { onCleanup }) => {
    const made = await madeSecondProvider();
    const site = await openSiteApp({}, made.store);
    onCleanup(async () => {
      await site.close();
      await made.remove();
    });
    return site;
  },
);
