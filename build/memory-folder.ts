import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** The file system in memory of Linux. */
const memory = '/dev/shm';
const prefix = 'plumbline-tests-';

/** The free bytes required: several times what a test run uses at once. */
const room = 4 * 2 ** 30;

/**
 * Creates a folder in memory for the temporary files of this process, which is removed when the process ends. Null
 * if there is no room. Tests copy a store of a thousand files hundreds of times, which is much slower on a disk.
 */
export function memoryFolder(): string | null {
  if (!existsSync(memory)) return null;
  removeLeftBehind();
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < room) return null;
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Removes the folders of processes that were killed. */
function removeLeftBehind(): void {
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix))) {
    if (existsSync(`/proc/${name.slice(prefix.length)}`)) continue;
    rmSync(join(memory, name), { recursive: true, force: true });
  }
}
