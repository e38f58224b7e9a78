import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
const prefix = 'plumbline-tests-';

/** Several times what a run of the tests holds at once. */
const room = 4 * 2 ** 30;

/**
 * A folder in memory for the temporary files of this process, removed when it ends; null where there is no
 * room. Tests copy a store of a thousand files hundreds of times: a disk takes many times as long for it.
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

/** What processes that were killed could not remove. */
function removeLeftBehind(): void {
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix))) {
    if (existsSync(`/proc/${name.slice(prefix.length)}`)) continue;
    rmSync(join(memory, name), { recursive: true, force: true });
  }
}
