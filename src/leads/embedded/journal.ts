import { constants } from 'node:fs';
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UnavailableError } from '#src/domain/errors.ts';
import { syncDirectory } from '#src/store/embedded/durable-files.ts';
import { readLines, type Line } from './read-lines.ts';

export type Position = Pick<Line, 'offset' | 'length'>;

/** A file of lines that is appended to, or replaced as a whole. Only one process may have it open. */
export type Journal = {
  /**
   * Appends a line. `onWritten` is called, before any other operation on the journal, once the line would survive
   * a power failure. Lines that arrive while the disk is busy share the next write.
   * @throws UnavailableError when the line could not be written; then it is not in the journal
   */
  append(line: string, onWritten: (position: Position) => void): Promise<void>;
  /** Runs `work` while no line is written. */
  exclusively<T>(work: (file: QuietJournal) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export type QuietJournal = {
  lines(): AsyncGenerator<Line>;
  read(position: Position): Promise<string>;
  /** A view of the journal as it is now, which can be read while others write. */
  snapshot(): Promise<{ lines: () => AsyncGenerator<Line>; close: () => Promise<void> }>;
  /**
   * Replaces the journal by the lines to which `keep` gives a name. A power failure leaves the old or the new
   * file, never a mixture. Returns the new position of each line.
   */
  rewrite(keep: (line: Line) => string | null): Promise<{ name: string; position: Position }[]>;
};

type Waiting = {
  line: string;
  onWritten: (position: Position) => void;
  resolve: () => void;
  reject: (error: unknown) => void;
};

/** Opens or creates a journal. An incomplete last line is cut off. */
export async function openJournal(path: string): Promise<Journal> {
  const draft = `${path}.new`;
  await rm(draft, { force: true });
  let file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  /** The offset up to which everything has been flushed to the disk. */
  let size = await endOfLastLine(file);
  /** True while there may be bytes beyond `size`. */
  let untidy = (await file.stat()).size > size;
  /** True while the directory entry of a replaced or new file may not be flushed yet. */
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

  /** Checks that the file was not deleted, moved or truncated: what is written to such a file would be lost. */
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
      // A partial write must be cut off before the next line; if that fails now, the next append tries again.
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
