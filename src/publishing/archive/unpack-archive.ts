import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { siteFile } from '../site/check-site.ts';
import { archiveFault, unreadable } from './archive-faults.ts';
import { entryNames } from './entry-names.ts';
import { readArchive, type ArchiveEntry } from './read-archive.ts';

/** Limits of what an archive may unpack to. */
export type UnpackLimits = {
  entries: number;
  /** Bytes of all files together, and of one file. */
  bytes: number;
  fileBytes: number;
  /** Bytes as a multiple of the archive's own, counted above one megabyte. */
  ratio: number;
};

const megabyte = 1_000_000;

/**
 * Unpacks an archive into an empty folder, within limits. Where the archive has a single folder at its top, as archives
 * often have, that is the provider's folder.
 * @returns the provider's folder
 * @throws FaultsError that names the entry: a link, a device, a name that leads elsewhere or equals another one, or too
 * much data
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
    if (entry.type === 'file') await writeEntry(entry, place, () => count(entry.name));
  }
  return providersFolder(folder, name);
}

async function writeEntry(
  entry: ArchiveEntry,
  place: string,
  count: () => Transform,
): Promise<void> {
  try {
    const written = createWriteStream(place, { flags: 'wx', mode: 0o600 });
    await pipeline(await entry.content(), count(), written);
    // The publish unpacks such a file while it reads it, so that it counts with its rows.
    if (place.endsWith('.gz')) {
      await pipeline(createReadStream(place), createGunzip(), count(), nowhere());
    }
  } catch (error) {
    throw unreadable(entry.name, error);
  }
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Counts the unpacked bytes, in all and of each file, and stops at the limits. The sizes stated in the archive are not
 * trusted.
 */
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

/** @throws FaultsError where the provider's folder stands in the archive beside other things */
async function providersFolder(folder: string, archive: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const listed = entries.filter(({ name }) => !/^(\.|__MACOSX$)/.test(name));
  if (listed.some(({ name }) => name === siteFile)) return folder;
  const within = listed.filter(
    (one) => one.isDirectory() && existsSync(path.join(folder, one.name, siteFile)),
  );
  const [inner] = within;
  if (inner === undefined) return folder;
  if (listed.length === 1) return path.join(folder, inner.name);
  const found = within.map(({ name }) => `${name}/${siteFile}`).join(', ');
  const others = within.length > 1 ? '' : ', with others beside its folder';
  throw archiveFault(
    archive,
    `${siteFile} at its top, or in the only folder there`,
    `${found}${others}`,
  );
}
