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
    /** A file by its hash; null for one that was not put. */
    blob(sha256: string): Promise<Uint8Array | null> {
      const own = kept.get(sha256);
      return Promise.resolve(own ? read(own) : null);
    },
    /** The files in the order of `putBlob`, one in memory at a time. */
    *blobs(): Generator<Uint8Array> {
      for (const own of kept.values()) yield read(own);
    },
  };

  function read({ at, length }: Kept): Uint8Array {
    const bytes = Buffer.alloc(length);
    for (let done = 0; done < length;) {
      done += readSync(descriptor(), bytes, done, length - done, at + done);
    }
    return bytes;
  }
}
