import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { currentDay } from '#src/publishing/current-day.ts';
import { readEnv } from '#src/server/settings/env.ts';
import { isUpToDate } from './generator/folder/stamp.ts';
import { lastDateBefore } from './generator/trading-days.ts';

// What `npm start` needs of the demo before it serves it: the generated files and, where no store is there yet, its
// first releases. A store that is there is left alone, whatever it holds.
const folder = import.meta.dirname;
const env = readEnv();
const isServed = resolve(env.providerDir) === folder;
const isNew = isServed && env.databaseUrl === undefined && !existsSync(env.dataDir);
const lastDate = lastDateBefore(currentDay());

if (!(await isUpToDate(folder, isNew ? lastDate : null))) {
  // Loaded only when needed: every start comes by here.
  const { bringUpToDate } = await import('./generator/bring-up-to-date.ts');
  await bringUpToDate(folder, lastDate);
}
if (isNew) await publishInto(env.dataDir);

/** Whole or not at all: a start that is broken off leaves no half of the releases behind. */
async function publishInto(dataDir: string): Promise<void> {
  const [{ openStore }, { publishFirstReleases }] = await Promise.all([
    import('#src/store/open-store.ts'),
    import('./releases/first-releases.ts'),
  ]);
  const draft = `${dataDir}.draft`;
  await rm(draft, { recursive: true, force: true });
  const store = await openStore({ dataDir: draft });
  try {
    await publishFirstReleases(store, folder);
  } finally {
    await store.close();
  }
  await rename(draft, dataDir);
  console.log('Demo provider: its releases of the last days are published');
}
