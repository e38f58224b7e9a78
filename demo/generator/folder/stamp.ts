import { createHash } from 'node:crypto';
import { access, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './write-file.ts';

/** Notes from which sources, and until which day, which files were generated; written last, so a broken run leaves none. */
const stampFile = '.generated.json';

type Stamp = { sources: string; lastDate: string; files: string[] };

/** Whether the folder holds every generated file, made from the sources as they are now; null: until any day. */
export async function isUpToDate(folder: string, lastDate: string | null): Promise<boolean> {
  const stamp = await readStamp(folder);
  if (stamp?.sources !== (await sourcesHash())) return false;
  if (lastDate !== null && stamp.lastDate !== lastDate) return false;
  const present = await Promise.all(stamp.files.map((path) => exists(join(folder, path))));
  return present.every(Boolean);
}

/** Notes the files that have been generated, and removes those that earlier sources made and these do not. */
export async function markUpToDate(
  folder: string,
  lastDate: string,
  files: readonly string[],
): Promise<void> {
  const before = await readStamp(folder);
  for (const path of before?.files ?? []) {
    if (!files.includes(path)) await rm(join(folder, path), { force: true });
  }
  const stamp: Stamp = { sources: await sourcesHash(), lastDate, files: [...files] };
  await writeWhole(folder, stampFile, `${JSON.stringify(stamp, null, 2)}\n`);
}

async function readStamp(folder: string): Promise<Stamp | null> {
  try {
    return JSON.parse(await readFile(join(folder, stampFile), 'utf8')) as Stamp;
  } catch {
    // No stamp, or one that cannot be read: both mean to generate again.
    return null;
  }
}

async function sourcesHash(): Promise<string> {
  const sources = join(import.meta.dirname, '..');
  const hash = createHash('sha256');
  const names = await readdir(sources, { recursive: true });
  for (const name of names.filter((one) => /(?<!\.test)\.ts$|\.md$/.test(one)).toSorted()) {
    hash.update(name).update(await readFile(join(sources, name)));
  }
  return hash.digest('hex');
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
