import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSecondProvider } from '../../examples/second-provider/generate.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { openStore } from '#src/store/open-store.ts';
import { test } from 'vitest';
import { openSiteApp } from './site-app.ts';

/** The second provider's folder, and an embedded store that holds it as its first release. */
export async function madeSecondProvider() {
  const root = await mkdtemp(join(tmpdir(), 'plumbline-second-'));
  const [folder, dataDir] = [join(root, 'folder'), join(root, 'store')];
  await generateSecondProvider(folder);
  const store = await openStore({ dataDir });
  try {
    await publishFolder(store, { folder, today: dayOfIso('2026-11-20') ?? 0 });
  } finally {
    await store.close();
  }
  return { folder, store: dataDir, remove: () => rm(root, { recursive: true, force: true }) };
}

/** `secondSite.beforeAll` hands tests that change nothing the second provider's site: one a worker. */
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
