import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { currentDay } from '#src/publishing/current-day.ts';
import type { Store } from '#src/store/open-store.ts';
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
const draft = `${env.dataDir}.draft`;
// A new store takes seconds to be made, in a thread of its own: meanwhile the files are generated.
const opening = isNew ? openDraft() : null;

if (!(await isUpToDate(folder, isNew ? lastDate : null))) {
  // Loaded only when needed: every start comes by here.
  const { bringUpToDate } = await import('./generator/bring-up-to-date.ts');
  await bringUpToDate(folder, lastDate);
}
if (opening !== null) await publishInto(await opening);

async function openDraft(): Promise<Store> {
  const { openStore } = await import('#src/store/open-store.ts');
  await rm(draft, { recursive: true, force: true });
  return openStore({ dataDir: draft });
}

/** Whole or not at all: a start that is broken off leaves no half of the releases behind. */
async function publishInto(store: Store): Promise<void> {
  const { publishFirstReleases } = await import('./releases/first-releases.ts');
  try {
    await publishFirstReleases(store, folder);
  } finally {
    await store.close();
  }
  await rename(draft, env.dataDir);
  console.log('Demo provider: its releases of the last days are published');
}
