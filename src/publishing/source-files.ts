import { createHash } from 'node:crypto';
import { accessSync, constants, createReadStream, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { InvalidInputError } from '#src/domain/errors.ts';
import { listInsightsFiles } from './articles/list-article-files.ts';
import { brandFile, brandFolder } from './brand/brand-place.ts';
import { filesFolder } from './documents/read-content.ts';
import { guardsFile } from './guards/read-guards.ts';
import { mappingFile } from './mapping/read-mapping.ts';
import { navigationFile } from './navigation/check-navigation.ts';
import { pagesFolder } from './pages/page-place.ts';
import { siteFile } from './site/check-site.ts';
import { textsFiles } from './texts/check-texts.ts';

/** Pages, and files that pages, tables and the brand refer to. */
const contentFiles = [`${pagesFolder}/**/*`, `${filesFolder}/**/*`, `${brandFolder}/**/*`];

/** Raise this when the same files lead to another release than before. */
const readerVersion = 4;

type FileDigest = { file: string; sha256: string };

export type Digests = {
  records: FileDigest[];
  /** @throws InvalidInputError where a file was written to since: what was read may be half of it */
  requireUnchanged: () => void;
};

/** Digests of every file of a folder's release. Unreadable files are left for their readers to report. */
export async function digestFiles(
  folder: string,
  tables: readonly { name: string; path: string }[],
): Promise<Digests> {
  const content = globSync(contentFiles, { cwd: folder }).toSorted();
  const settings = [siteFile, brandFile, navigationFile, mappingFile, guardsFile];
  const ownFiles = [...settings, ...textsFiles];
  const single = [...ownFiles, ...content].map((name) => ({
    name,
    path: path.join(folder, name),
  }));
  const records: FileDigest[] = [];
  const watched: (() => void)[] = [];
  const listed = [...single, ...listInsightsFiles(folder), ...tables];
  for (const { name, path: place } of listed) {
    if (!isReadable(place) || records.some((record) => record.file === name)) continue;
    watched.push(watchFile(place));
    records.push({ file: name, sha256: await digest(place) });
  }
  return { records, requireUnchanged: () => watched.forEach((require) => require()) };
}

function isReadable(place: string): boolean {
  try {
    accessSync(place, constants.R_OK);
    return statSync(place).isFile();
  } catch {
    return false;
  }
}

/** Returns a function that throws InvalidInputError where the file was written to since. */
export function watchFile(place: string): () => void {
  const before = stampOf(place);
  return () => {
    if (stampOf(place) === before) return;
    throw new InvalidInputError(
      `${place} changed while it was read: publish again when nobody writes to it`,
    );
  };
}

function stampOf(place: string): string {
  const found = statSync(place, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : 'gone';
}

/** Sha256 of a file in hexadecimal. */
export async function digest(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Identifies the content of a folder: equal files, equal release. */
export function sourceHashOf(records: readonly FileDigest[]): string {
  const lines = records.map(({ file, sha256 }) => `${sha256} ${file}`).toSorted();
  return createHash('sha256')
    .update(`${readerVersion}\n${lines.join('\n')}`)
    .digest('hex');
}

/**
 * Where lists or articles wait for their day, the same files lead to another release tomorrow: the hash then includes
 * the day.
 */
export function datedHash(hash: string, isDated: boolean, today: string): string {
  return isDated ? `${hash}@${today}` : hash;
}

/** Whether a release was made from the files of this hash, and nothing in them has become due since. */
export function isUpToDate(released: string, hash: string, today: string): boolean {
  return released === hash || released === datedHash(hash, true, today);
}
