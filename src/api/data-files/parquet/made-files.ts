import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open, readdir, rm, stat, utimes, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Files that take long to make, on disk until the room is needed for others. They belong to this process and are
 * removed with it; a lost file is made again.
 */
export type MadeFiles = {
  /**
   * Opens the file of that name, and makes it first where there is none. Simultaneous requests for a file share one
   * making.
   * @param make writes the file to a path, completely or not at all
   */
  open: (name: string, make: (path: string) => Promise<void>) => Promise<FileHandle>;
  close: () => Promise<void>;
};

const prefix = 'plumbline-data-files-';

/** @param mostBytes bytes of files to keep; the newest file is always kept */
export function openMadeFiles(mostBytes: number): MadeFiles {
  removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const underWay = new Map<string, Promise<void>>();

  async function makeIt(name: string, make: (path: string) => Promise<void>): Promise<void> {
    // A cleaning job of the system may have removed the folder.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await make(join(folder, name));
    await makeRoom(folder, mostBytes, name);
  }

  return {
    async open(name, make) {
      const path = join(folder, name);
      const found = await openExisting(path);
      if (found !== null) return found;
      const making = underWay.get(name) ?? makeIt(name, make).finally(() => underWay.delete(name));
      underWay.set(name, making);
      await making;
      return open(path);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Null where there is none; a file in use counts as recently used. */
async function openExisting(path: string): Promise<FileHandle | null> {
  try {
    const now = new Date();
    await utimes(path, now, now);
    return await open(path);
  } catch {
    return null;
  }
}

/**
 * Removes the files that were not used for the longest time. Open files can still be read to their end. The one just made
 * stays: its time is the file system's, which may lie milliseconds behind the clock that the use of others is noted by.
 */
async function makeRoom(folder: string, mostBytes: number, made: string): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })),
  );
  const isMade = ({ name }: { name: string }) => Number(name === made);
  let room = mostBytes;
  for (const file of files.toSorted((a, b) => isMade(b) - isMade(a) || b.mtimeMs - a.mtimeMs)) {
    room -= file.size;
    if (room < 0 && !isMade(file)) await rm(join(folder, file.name), { force: true });
  }
}

/** Removes the folders of processes that were killed. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10)))
      continue;
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
