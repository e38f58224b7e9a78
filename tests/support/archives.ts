import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { pack, type Header } from 'tar-stream';

export type Packed = { name: string; content?: string | Buffer; header?: Partial<Header> };

export async function tarOf(entries: readonly Packed[]): Promise<Buffer> {
  const archive = pack();
  for (const { name, content = '', header } of entries) {
    archive.entry({ name, ...header }, content);
  }
  archive.finalize();
  return buffer(archive);
}

export const tarGzOf = async (entries: readonly Packed[]): Promise<Buffer> =>
  gzipSync(await tarOf(entries));

/** A zip of compressed files, as Unix programs create it. An entry is an ordinary file unless `mode` says otherwise. */
export function zipOf(entries: readonly (Packed & { mode?: number })[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', mode = 0o10_0644 } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    // Version, UTF-8 names, deflate, no time; then checksum, sizes, length of the name.
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x8_00, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(mode * 0x1_00_00, 6);
    tail.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([20, 3]);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, facts, tail, title]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}
