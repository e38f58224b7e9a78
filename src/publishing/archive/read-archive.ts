import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { getFileNameLowLevel, openPromise, type Entry } from 'yauzl';
import { archiveFault, unreadable, wholeArchive } from './archive-faults.ts';
import { watchTar } from './watch-tar.ts';

/**
 * An entry of an archive; one that is neither file nor folder is named by its kind. Its content is read before the next
 * entry.
 */
export type ArchiveEntry = {
  name: string;
  type: string;
  content: () => Promise<Readable>;
};

/**
 * The entries of a tar, a gzipped tar or a zip, recognised by its first bytes.
 * @param name what faults call the archive
 * @throws FaultsError for anything else, and for an archive that cannot be read to its end
 */
export async function* readArchive(file: string, name: string): AsyncGenerator<ArchiveEntry> {
  const kind = await kindOf(file);
  if (kind === null) {
    throw archiveFault(name, 'a tar, a tar that is zipped with gzip, or a zip', 'none of them');
  }
  try {
    yield* kind === 'zip' ? readZip(file, name) : readTar(file, kind, name);
  } catch (error) {
    throw unreadable(name, error);
  }
}

async function kindOf(file: string): Promise<'tar' | 'gzip' | 'zip' | null> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
  if (bytesRead >= 2 && buffer[0] === 0x1f && buffer[1] === 0x8b) return 'gzip';
  if (buffer.toString('latin1', 0, 2) === 'PK') return 'zip';
  return buffer.toString('latin1', 257, 262) === 'ustar' ? 'tar' : null;
}

const tarTypes: Readonly<Record<string, string>> = {
  file: 'file',
  'contiguous-file': 'file',
  directory: 'folder',
};

/** Of a file with holes the archive has a list of its parts, which nobody here puts together; other kinds have no name. */
function tarTypeOf({ type, pax }: Header): string {
  const notes = Object.keys(pax ?? {});
  if (notes.some((note) => note.startsWith('GNU.sparse.'))) return 'a file with holes';
  if (type === null || type === undefined) return 'another kind';
  return tarTypes[type] ?? type;
}

async function* readTar(
  file: string,
  kind: 'tar' | 'gzip',
  archive: string,
): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file);
  const entries = extract();
  const watch = watchTar(archive);
  const feeding =
    kind === 'gzip'
      ? pipeline(source, createGunzip(), watch.through, entries)
      : pipeline(source, watch.through, entries);
  // The error reaches the reader of the entries.
  feeding.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, type, size } = entry.header;
      watch.allow(type === 'directory' ? 0 : (size ?? 0));
      yield {
        name,
        type: tarTypeOf(entry.header),
        // Read by its iterator, which reports an end that came before anybody listened; a pipe would wait for ever.
        content: async () => Readable.from(asFed(entry, feeding)),
      };
      entry.resume();
    }
    await feeding;
  } finally {
    source.destroy();
  }
}

/** The content of an entry; where it ends because the archive does, the error is that of the archive, not of its reader. */
async function* asFed(content: AsyncIterable<unknown>, feeding: Promise<void>) {
  try {
    yield* content;
  } catch (error) {
    await feeding;
    throw error;
  }
}

/** The content of an entry as long as its checksum, which the reader of zips leaves alone, is that of what was packed. */
async function* unchanged(content: Readable, fileName: string, { crc32: packed }: Entry) {
  let sum = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== packed) {
    throw archiveFault(fileName, 'content with the checksum of the archive', 'other content');
  }
}

/** The reader of zips would end at the first name that leads elsewhere, as at an archive that breaks off. */
const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);

async function* readZip(file: string, archive: string): AsyncGenerator<ArchiveEntry> {
  const zip = await openPromise(file, { autoClose: false, decodeStrings: false }).catch(
    (error: Error) => {
      if (!error.message.startsWith('End of central directory')) throw error;
      throw archiveFault(archive, wholeArchive, 'no list of its files at its end: it breaks off');
    },
  );
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      yield {
        name,
        type: zipTypeOf(name, entry),
        content: async () =>
          Readable.from(unchanged(await zip.openReadStreamPromise(entry), name, entry)),
      };
    }
  } finally {
    zip.close();
  }
}

/** The type by the Unix mode in the entry, where it has one. */
function zipTypeOf(name: string, { externalFileAttributes, generalPurposeBitFlag }: Entry): string {
  if ((generalPurposeBitFlag & 1) !== 0) return 'encrypted';
  const mode = (externalFileAttributes >>> 16) & 0xf0_00;
  if (mode === 0xa0_00) return 'symlink';
  if (mode !== 0 && mode !== 0x80_00 && mode !== 0x40_00) return 'device';
  return name.endsWith('/') ? 'folder' : 'file';
}
