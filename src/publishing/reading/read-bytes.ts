import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UnreadableFileError } from '../faults.ts';
import { requireFile } from './read-text-file.ts';
import { asUnreadable } from './unreadable.ts';

const chunkSize = 256 * 1024;

/** Types of files that are renamed or dropped in by mistake, by their first bytes. */
const foreignTypes = [
  { name: 'a Parquet file', magic: Buffer.from('PAR1') },
  { name: 'an XLSX or other ZIP file', magic: Buffer.from('PK\x03\x04') },
  { name: 'an empty ZIP file', magic: Buffer.from('PK\x05\x06') },
  { name: 'a PDF file', magic: Buffer.from('%PDF') },
  { name: 'an XLS or other OLE file', magic: Buffer.from('d0cf11e0a1b11ae1', 'hex') },
  { name: 'a bzip2 file', magic: Buffer.from('BZh') },
];
const gzipMagic = Buffer.from([0x1f, 0x8b]);

/**
 * The bytes of a text file in chunks, unzipped where they are gzip, whatever the name. Throws UnreadableFileError for
 * an empty, truncated or foreign file, and for one without permission.
 */
export async function* readBytes(path: string): AsyncGenerator<Buffer> {
  await requireFile(path);
  let compressed = false;
  let first = true;
  try {
    compressed = await startsWithGzip(path);
    for await (const chunk of openStream(path, compressed)) {
      if (first) refuseForeignType(chunk as Buffer);
      first = false;
      yield chunk as Buffer;
    }
  } catch (error) {
    throw compressed ? asTruncation(error) : asUnreadable(error);
  }
  if (first) throw new UnreadableFileError('a header row', 'an empty file');
}

async function startsWithGzip(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { end: gzipMagic.length - 1 })) {
    return gzipMagic.equals(chunk as Buffer);
  }
  return false;
}

function openStream(path: string, compressed: boolean) {
  const file = createReadStream(path, { highWaterMark: chunkSize });
  if (!compressed) return file;
  // The reader of the unpacked stream meets the error; the callback keeps it from being thrown twice.
  return pipeline(file, createGunzip({ chunkSize }), () => {});
}

function refuseForeignType(chunk: Buffer): void {
  const type = foreignTypes.find(({ magic }) => chunk.subarray(0, magic.length).equals(magic));
  if (type) throw new UnreadableFileError('a text file (CSV or YAML)', type.name);
}

function asTruncation(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'Z_BUF_ERROR') {
    return new UnreadableFileError('a complete gzip file', 'a gzip file that ends too early');
  }
  if (code === 'Z_DATA_ERROR') return new UnreadableFileError('a gzip file', 'damaged gzip data');
  return asUnreadable(error);
}
