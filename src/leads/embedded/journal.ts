import { constants } from 'node:fs';
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UnavailableError } from '#src/domain/errors.ts';
import { syncDirectory } from '#src/store/embedded/durable-files.ts';
import { readLines, type Line } from './read-lines.ts';

export type Position = Pick<Line, 'offset' | 'length'>;

/** A file of lines that is only ever added to, or replaced as a whole. One process at a time may have it open. */
export type Journal = {
  /**
   * Adds a line. `onWritten` is called, before anything else happens to the journal, once the line would
   * survive the loss of power; lines that come while the disk is busy go together in the next write.
   * @throws UnavailableError when it could not be written; then it is not there
   */
  append(line: string, onWritten: (position: Position) => void): Promise<void>;
  /** Runs `work` while nothing is written. */
  exclusively<T>(work: (file: QuietJournal) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export type QuietJournal = {
  lines(): AsyncGenerator<Line>;
  read(position: Position): Promise<string>;
  /** The journal as it is now, for reading while others write. */
  snapshot(): Promise<{ lines: () => AsyncGenerator<Line>; close: () => Promise<void> }>;
  /**
   * Replaces the journal by those of its lines that `keep` gives a name, all of it or nothing, whenever the
   * power goes. Gives where each kept line is now.
   */
  rewrite(keep: (line: Line) => string | null): Promise<{ name: string; position: Position }[]>;
};

type Waiting = {
  line: string;
  onWritten: (position: Position) => void;
  resolve: () => void;
  reject: (error: unknown) => void;
};

/** Opens or creates a journal; a last line that was not completed is cut off. */
export async function openJournal(path: string): Promise<Journal> {
  const draft = `${path}.new`;
  await rm(draft, { force: true });
  let file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  /** Up to here everything is on the disk. */
  let size = await endOfLastLine(file);
  /** True while bytes may lie beyond `size`. */
  let untidy = (await file.stat()).size > size;
  /** True while the directory may still know the file of before, or none. */
  let unnamed = true;
  let waiting: Waiting[] = [];
  let last: Promise<unknown> = Promise.resolve();

  function exclusively<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  async function tidy(): Promise<void> {
    if (untidy) {
      await file.truncate(size);
      await file.datasync();
      untidy = false;
    }
    if (unnamed) {
      syncDirectory(dirname(path));
      unnamed = false;
    }
  }

  async function write(bytes: Buffer): Promise<void> {
    await tidy();
    await requireInPlace(size);
    untidy = true;
    await writeAll(file, bytes, size);
    await file.datasync();
    await requireInPlace(size + bytes.length);
    untidy = false;
  }

  /** What is written to a file that somebody has deleted, moved or cut would be gone with it. */
  async function requireInPlace(expected: number): Promise<void> {
    const here = await stat(path).catch(() => null);
    const ours = await file.stat();
    if (here?.ino === ours.ino && here.dev === ours.dev && ours.size === expected) return;
    throw new UnavailableError(
      `The journal of submissions (${path}) was taken away or changed by somebody else, as by a rotation of logs: ` +
        'put it back as it was, or start the server anew',
    );
  }

  async function flush(): Promise<void> {
    const group = waiting;
    waiting = [];
    const lines = group.map(({ line }) => Buffer.from(`${line}\n`));
    try {
      await write(Buffer.concat(lines));
    } catch (error) {
      // What was written in part must go before the next line comes; if not now, then by that line.
      await tidy().catch(() => {});
      const refusal = asUnavailable('The journal cannot be written', error);
      for (const { reject } of group) reject(refusal);
      return;
    }
    group.forEach(({ onWritten, resolve }, index) => {
      const { length } = lines[index]!;
      onWritten({ offset: size, length: length - 1 });
      size += length;
      resolve();
    });
  }

  async function rewrite(keep: (line: Line) => string | null) {
    const kept: { name: string; position: Position }[] = [];
    const fresh = await open(
      draft,
      constants.O_RDWR | constants.O_CREAT | constants.O_TRUNC,
      0o600,
    );
    try {
      let end = 0;
      await tidy();
      await requireInPlace(size);
      for await (const line of readLines(file, size)) {
        const name = keep(line);
        if (name === null) continue;
        await writeAll(fresh, Buffer.from(`${line.text}\n`), end);
        kept.push({ name, position: { offset: end, length: line.length } });
        end += line.length + 1;
      }
      await fresh.sync();
      await rename(draft, path);
      await file.close().catch(() => {});
      [file, size, untidy, unnamed] = [fresh, end, false, true];
    } catch (error) {
      await fresh.close();
      await rm(draft, { force: true });
      throw asUnavailable('The journal cannot be rewritten', error);
    }
    await tidy();
    return kept;
  }

  const quiet: QuietJournal = {
    lines: () => readLines(file, size),
    async read({ offset, length }) {
      const { buffer } = await file.read(Buffer.alloc(length), 0, length, offset);
      return buffer.toString('utf8');
    },
    async snapshot() {
      await tidy();
      await requireInPlace(size);
      const reader = await open(path, 'r');
      const end = size;
      return { lines: () => readLines(reader, end), close: () => reader.close() };
    },
    rewrite,
  };

  return {
    append: (line, onWritten) =>
      new Promise((resolve, reject) => {
        waiting.push({ line, onWritten, resolve, reject });
        if (waiting.length === 1) void exclusively(flush);
      }),
    exclusively: (work) => exclusively(() => work(quiet)),
    close: () => exclusively(() => file.close()),
  };
}

async function endOfLastLine(file: FileHandle): Promise<number> {
  let end = 0;
  for await (const { offset, length } of readLines(file, (await file.stat()).size)) {
    end = offset + length + 1;
  }
  return end;
}

function asUnavailable(message: string, cause: unknown): UnavailableError {
  return cause instanceof UnavailableError ? cause : new UnavailableError(message, { cause });
}

async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const left = bytes.length - written;
    written += (await file.write(bytes, written, left, at + written)).bytesWritten;
  }
}
