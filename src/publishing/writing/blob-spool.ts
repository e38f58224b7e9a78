import { hash } from 'node:crypto';
import { readSync, writeSync } from 'node:fs';

type Kept = { at: number; length: number };

/** Files for the store, each once, in one file on disk until the whole folder is checked. */
export function blobSpool(descriptor: () => number) {
  const kept = new Map<string, Kept>();
  let end = 0;
  return {
    /** Returns the sha256 of the content in hex, by which items refer to it. */
    putBlob(bytes: Uint8Array): string {
      const sha256 = hash('sha256', bytes);
      if (kept.has(sha256)) return sha256;
      for (let at = 0; at < bytes.length;) {
        at += writeSync(descriptor(), bytes, at, bytes.length - at, end + at);
      }
      kept.set(sha256, { at: end, length: bytes.length });
      end += bytes.length;
      return sha256;
    },
    /** The files in the order of `putBlob`, one in memory at a time. */
    *blobs(): Generator<Uint8Array> {
      for (const { at, length } of kept.values()) {
        const bytes = Buffer.alloc(length);
        for (let read = 0; read < length;) {
          read += readSync(descriptor(), bytes, read, length - read, at + read);
        }
        yield bytes;
      }
    },
  };
}
