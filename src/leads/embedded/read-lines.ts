import type { FileHandle } from 'node:fs/promises';

/** A line of a file without its line end; `offset` and `length` are in bytes. */
export type Line = { text: string; offset: number; length: number };

const chunkSize = 256 * 1024;
const lineEnd = 0x0a;

/** Reads the complete lines of a file up to the byte `end`. What follows the last line end is not a line. */
export async function* readLines(file: FileHandle, end: number): AsyncGenerator<Line> {
  let held = Buffer.alloc(0);
  let offset = 0;
  for (let at = 0; at < end;) {
    const chunk = Buffer.allocUnsafe(Math.min(chunkSize, end - at));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    held = Buffer.concat([held, chunk.subarray(0, bytesRead)]);
    let from = 0;
    for (let to = held.indexOf(lineEnd); to >= 0; to = held.indexOf(lineEnd, from)) {
      yield { text: held.toString('utf8', from, to), offset: offset + from, length: to - from };
      from = to + 1;
    }
    offset += from;
    held = held.subarray(from);
  }
}
