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

/** Days for which a page that was loaded may still request its scripts. */
const keptDays = 14;
const aDay = 24 * 60 * 60_000;

/** Milliseconds within which a process learns of the files of another one. */
const refreshEvery = 500;

/** Files written per statement. */
const filesPerStatement = 20;

export type OtherBuilds = {
  /** Names of the files of this build. */
  own: ReadonlySet<string>;
  /** A file of another build; null if no recent build had it. */
  find: (name: string) => Promise<Uint8Array | null>;
  /** Resolves once every process knows the files of this build: only then may its pages be served. */
  known: Promise<unknown>;
  close: () => void;
};

/**
 * The store keeps the built files of every process that serves from it, and for a while those of earlier ones. So a page
 * of one build can load its scripts from a process of another, older or newer, during and after a deployment.
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
  for (let from = 0; from < missing.length; from += filesPerStatement) {
    const names = missing.slice(from, from + filesPerStatement);
    const files = names.map(async (name) => ({
      name,
      bytes: await readFile(join(folder, 'assets', name)),
    }));
    await putBuiltFiles(db, await Promise.all(files));
  }
  await dropBuiltFiles(db, keptDays);
  // Only one process serves from an embedded store: no other has to learn of new files.
  const isNews = missing.length > 0 && engine === 'postgres';

  const timer = setInterval(() => {
    seeBuiltFiles(db, own).catch((error: unknown) =>
      log.warn({ err: error }, 'the built files in use could not be recorded'),
    );
  }, aDay).unref();

  let names: Promise<Set<string>> = Promise.resolve(new Set());
  let refreshedAt = -Infinity;

  /**
   * Looks the name up in a list that is refreshed at intervals, so that a flood of random names does not reach the
   * store.
   */
  async function isKept(name: string): Promise<boolean> {
    const now = performance.now();
    if (now - refreshedAt >= refreshEvery) {
      refreshedAt = now;
      names = listBuiltFiles(db);
      // Every request that waits for the list fails with it; the next one refreshes again.
      names.catch(() => (refreshedAt = -Infinity));
    }
    return (await names).has(name);
  }

  return {
    own: new Set(own),
    find: async (name) => ((await isKept(name)) ? findBuiltFile(db, name) : null),
    known: isNews ? delay(2 * refreshEvery) : Promise.resolve(),
    close: () => clearInterval(timer),
  };
}

/** Sorted by name, without the compressed variants beside the files. */
async function listOwn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'assets'));
  return names.filter((name) => !/\.(?:br|gz)$/.test(name)).toSorted();
}
