import { createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { siteFile } from '../site/check-site.ts';
import { archiveFault, unreadable } from './archive-faults.ts';
import { entryNames } from './entry-names.ts';
import { readArchive, type ArchiveEntry } from './read-archive.ts';

/** What an archive may become. */
export type UnpackLimits = {
  entries: number;
  /** Bytes of all files together, and of one. */
  bytes: number;
  fileBytes: number;
  /** How many times its own size, once it is more than a megabyte. */
  ratio: number;
};

const megabyte = 1_000_000;

/**
 * Unpacks an archive below an empty folder, as far as all of it may be. Where one folder alone holds a provider's files, as archives
 * are often made, that is the provider's.
 * @returns the folder of the provider
 * @throws FaultsError that names the entry: a link, a device, a name that leads elsewhere or is one with another's, or too much
 */
export async function unpackArchive(
  { file, name }: { file: string; name: string },
  folder: string,
  limits: UnpackLimits,
): Promise<string> {
  const { size } = await stat(file);
  const names = entryNames();
  const count = counting(name, size, limits);
  let entries = 0;
  for await (const entry of readArchive(file, name)) {
    entries += 1;
    if (entries > limits.entries) {
      throw archiveFault(entry.name, `at most ${limits.entries} entries`, `entry ${entries}`);
    }
    if (entry.type !== 'file' && entry.type !== 'folder') {
      throw archiveFault(entry.name, 'files and folders alone', entry.type);
    }
    const place = path.join(folder, names.take(entry.name, entry.type === 'folder'));
    await mkdir(entry.type === 'folder' ? place : path.dirname(place), { recursive: true });
    if (entry.type === 'file') await writeEntry(entry, place, count(entry.name));
  }
  return providersFolder(folder);
}

async function writeEntry(entry: ArchiveEntry, place: string, count: Transform): Promise<void> {
  try {
    const written = createWriteStream(place, { flags: 'wx', mode: 0o600 });
    await pipeline(await entry.content(), count, written);
  } catch (error) {
    throw unreadable(entry.name, error);
  }
}

/** Counts what comes out, of all and of each file, and ends it where it is too much. What an archive says of its sizes is not believed. */
function counting(archive: string, size: number, { bytes, fileBytes, ratio }: UnpackLimits) {
  let all = 0;
  const most = Math.min(bytes, Math.max(megabyte, ratio * size));
  return (entry: string) => {
    let own = 0;
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        own += chunk.length;
        all += chunk.length;
        if (own > fileBytes) {
          done(archiveFault(entry, `at most ${fileBytes / megabyte} MB in one file`, 'more'));
        } else if (all > most) {
          const expected = `at most ${bytes / megabyte} MB in all, and ${ratio} times what ${archive} takes`;
          done(archiveFault(entry, expected, 'more'));
        } else done(null, chunk);
      },
    });
  };
}

async function providersFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const listed = entries.filter(({ name }) => !/^(\.|__MACOSX$)/.test(name));
  const [only] = listed;
  if (listed.length !== 1 || !only?.isDirectory()) return folder;
  const inner = path.join(folder, only.name);
  const isProviders = (await readdir(inner)).includes(siteFile);
  return isProviders ? inner : folder;
}
