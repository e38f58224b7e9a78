import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDemo, handWritten } from '../../demo/generator/generate-demo.ts';
import { roomsBelow } from '../../build/import-rules.ts';
import { buildCatalogue } from '#src/catalogue/build-catalogue.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { openStore } from '#src/store/open-store.ts';

export type MadeDemo = {
  /** The demo's provider folder. */
  folder: string;
  /** The folder of an embedded store with the demo as its first release. */
  store: string;
};

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/plumbline-tests');

/** How long an unused demo is cached, in milliseconds, because another branch may need it again. */
const staysFor = 86_400_000;

/**
 * The demo, generated and published by the current sources. It is cached for later runs and must not be changed:
 * copy the store instead of opening it.
 */
export async function madeDemo(): Promise<MadeDemo> {
  const made = join(cache, `demo-${hashOfSources()}`);
  if (!existsSync(made)) await make(made);
  utimesSync(made, new Date(), new Date());
  await removeUnused();
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

async function make(path: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(join(cache, 'making-'));
  try {
    await generateDemo(join(fresh, 'demo'));
    await publishTo(join(fresh, 'store'), join(fresh, 'demo'));
    // Another run may have finished first with the same result.
    await rename(fresh, path).catch(() => undefined);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function publishTo(dataDir: string, folder: string): Promise<void> {
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

async function removeUnused(): Promise<void> {
  for (const name of globSync('*', { cwd: cache })) {
    const path = join(cache, name);
    const unusedFor = Date.now() - statSync(path).mtimeMs;
    if (unusedFor > staysFor) await rm(path, { recursive: true, force: true });
  }
}
