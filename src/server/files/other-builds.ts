import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  dropBuiltFiles,
  findBuiltFile,
  listBuiltFiles,
  putBuiltFiles,
  seeBuiltFiles,
} from '#src/store/built-files.ts';
import type { Store } from '#src/store/open-store.ts';
import type { Log } from '../observe/log.ts';

/** A page that was loaded so many days ago may still ask for a part of itself. */
const keptDays = 14;
const aDay = 24 * 60 * 60_000;

/** Milliseconds within which a process hears of the files of another one. */
const lookEvery = 500;

/** Files that are written in one statement. */
const atOnce = 20;

export type OtherBuilds = {
  /** Names of the files of this build. */
  own: ReadonlySet<string>;
  /** A file of a build that this process does not have; null where no build of late had it. */
  find: (name: string) => Promise<Uint8Array | null>;
  /** Resolves once every process knows the files of this one, whose pages may then go out. */
  known: Promise<unknown>;
  close: () => void;
};

/**
 * The store keeps the built files of all processes that serve from it, for a while also of those before them.
 * A page of one build may so ask a process of another for its files, in either direction, while new code comes
 * in, and afterwards.
 * @param folder the browser's files of this build, below `assets/`; null where the development server gives them
 */
export async function openOtherBuilds(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  folder: string | null,
  log: Pick<Log, 'warn'>,
): Promise<OtherBuilds> {
  if (folder === null) {
    const find = async () => null;
    return { own: new Set(), find, known: Promise.resolve(), close: () => {} };
  }
  const own = await listOwn(folder);
  const kept = await seeBuiltFiles(db, own);
  const missing = own.filter((name) => !kept.has(name));
  for (let from = 0; from < missing.length; from += atOnce) {
    const names = missing.slice(from, from + atOnce);
    const files = names.map(async (name) => ({
      name,
      bytes: await readFile(join(folder, 'assets', name)),
    }));
    await putBuiltFiles(db, await Promise.all(files));
  }
  await dropBuiltFiles(db, keptDays);
  // Only one process serves from an embedded store: nobody else has to hear of it.
  const isNews = missing.length > 0 && engine === 'postgres';

  const timer = setInterval(() => {
    seeBuiltFiles(db, own).catch((error: unknown) =>
      log.warn({ err: error }, 'that the built files are in use could not be written down'),
    );
  }, aDay).unref();

  let names: Promise<Set<string>> = Promise.resolve(new Set());
  let lookedAt = -Infinity;

  /** Whether it is kept, by a look at the store now and then: a flood of random names asks it for nothing else. */
  async function isKept(name: string): Promise<boolean> {
    const now = performance.now();
    if (now - lookedAt >= lookEvery) {
      lookedAt = now;
      names = listBuiltFiles(db);
      // It says so to each who waits for it; the next who asks looks again.
      names.catch(() => (lookedAt = -Infinity));
    }
    return (await names).has(name);
  }

  return {
    own: new Set(own),
    find: async (name) => ((await isKept(name)) ? findBuiltFile(db, name) : null),
    known: isNews ? delay(2 * lookEvery) : Promise.resolve(),
    close: () => clearInterval(timer),
  };
}

/** In the order of their names, without the compressed forms that lie beside them. */
async function listOwn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'assets'));
  return names.filter((name) => !/\.(?:br|gz)$/.test(name)).toSorted();
}
