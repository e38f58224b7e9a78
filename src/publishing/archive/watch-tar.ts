import { Transform } from 'node:stream';
import { archiveFault } from './archive-faults.ts';

/** Bytes beside the content of files, of the whole and of each entry: headers, what archivers note of a file, padding. */
const besides = { whole: 1_000_000, entry: 4_096 };
/** Two blocks of zeros end a tar. */
const end = 1_024;

/**
 * Looks at a tar on its way to its reader, which neither counts what is no content of a file nor misses the end: zipped, a megabyte
 * holds a gigabyte of headers or of zeros behind the end, and what breaks off between two files would be a smaller folder.
 * @param archive what it is called in faults
 */
export function watchTar(archive: string) {
  let passed = 0;
  let allowed = besides.whole;
  let zeros = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      const own = zerosAtEnd(chunk);
      zeros = own === chunk.length ? zeros + own : own;
      if (passed <= allowed) return done(null, chunk);
      done(archiveFault(archive, 'little but files in a tar, and nothing behind its end', 'more'));
    },
    flush(done) {
      if (zeros >= end) return done();
      done(archiveFault(archive, 'a tar with its end, two blocks of zeros', 'the end of the file'));
    },
  });
  return {
    through,
    /** Lets the content of one more entry pass, whose size is in bytes; whether it has that size is for its reader to count. */
    allow(size: number): void {
      allowed += size + besides.entry;
    },
  };
}

function zerosAtEnd(chunk: Buffer): number {
  let at = chunk.length;
  while (at > 0 && chunk[at - 1] === 0) at -= 1;
  return chunk.length - at;
}
