import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { generateDemo, handWritten } from '../../demo/generator/generate-demo.ts';
import { roomsBelow } from '../../build/import-rules.ts';
import { buildCatalogue } from '#src/catalogue/build-catalogue.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { openStore } from '#src/store/open-store.ts';
import { cachedFolder } from './cached-folder.ts';
import { copiedDataDirectory } from './stores.ts';

export type MadeDemo = {
  /** The demo's provider folder. */
  folder: string;
  /** The folder of an embedded store with the demo as its first release. */
  store: string;
};

const root = join(import.meta.dirname, '../..');

/**
 * The demo, generated and published by the current sources. It is cached for later runs and must not be changed:
 * copy the store instead of opening it.
 */
export async function madeDemo(): Promise<MadeDemo> {
  const made = await cachedFolder(`demo-${hashOfSources()}`, async (fresh) => {
    await generateDemo(join(fresh, 'demo'));
    await publishTo(join(fresh, 'store'), join(fresh, 'demo'));
  });
  return { folder: join(made, 'demo'), store: join(made, 'store') };
}

/** A hash of all rooms that generator, publishing and catalogue may import, and of the packages. */
function hashOfSources(): string {
  const rooms = [...roomsBelow('publishing'), 'catalogue'].join(',');
  const sources = [
    'package-lock.json',
    ...globSync(`src/{${rooms}}{.ts,/**/*.*}`, { cwd: root }),
    ...globSync('demo/generator/**/*.*', { cwd: root }),
    ...globSync(`demo/{${handWritten.join(',')}}{,/**/*.*}`, { cwd: root }),
  ].filter((file) => !file.endsWith('.test.ts') && statSync(join(root, file)).isFile());
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.toSorted()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

async function publishTo(dataDir: string, folder: string): Promise<void> {
  await copiedDataDirectory(dataDir);
  const store = await openStore({ dataDir });
  try {
    const { release } = await publishFolder(store, { folder, onProgress: () => undefined });
    // The first catalogue computes and stores the figures, so that servers do not have to.
    await buildCatalogue(store, release?.number ?? 0, new AbortController().signal);
  } finally {
    // The process does not end while a store is open.
    await store.close();
  }
}
