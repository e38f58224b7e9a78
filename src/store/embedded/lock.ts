import { randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { processStart } from './process-start.ts';

/**
 * The lock of a data directory is the file `lock.<generation>` with the highest generation. It is never removed: taking
 * the lock over creates the next generation, which the file system lets only one process do, and releasing it empties
 * the file, which a full disk allows. So two processes that find the same stale lock cannot both take it, and a slow
 * one cannot remove the lock of a quick one.
 */
export type LockHolder = { pid: number; started: string | null; host: string; socket: string };

export type Lock = {
  dataDir: string;
  generation: number;
  holder: LockHolder;
  heartbeat: NodeJS.Timeout;
};

const heartbeatEvery = 5_000;
/**
 * Milliseconds: a process on another machine cannot be looked up; its lock counts as held while it is renewed this
 * often.
 */
const foreignLockLives = 30_000;

/** Takes the lock, or returns its holder. `socket` is where the new holder will answer. */
export async function acquireLock(
  dataDir: string,
  socket: string,
): Promise<Lock | { heldBy: LockHolder }> {
  await mkdir(dataDir, { recursive: true });
  const holder = { pid: process.pid, started: processStart(process.pid), host: hostname(), socket };
  for (;;) {
    const newest = await newestGeneration(dataDir);
    const heldBy = newest > 0 ? await liveHolder(lockFile(dataDir, newest)) : null;
    if (heldBy) return { heldBy };
    const generation = newest + 1;
    if (!(await createComplete(lockFile(dataDir, generation), holder))) continue;
    if ((await newestGeneration(dataDir)) > generation) continue;
    await removeOlder(dataDir, generation);
    return { dataDir, generation, holder, heartbeat: beat(lockFile(dataDir, generation)) };
  }
}

/** Releases the lock. */
export async function releaseLock({ dataDir, generation, heartbeat }: Lock): Promise<void> {
  clearInterval(heartbeat);
  await markReleased(dataDir, generation);
}

/** Releases the lock of a holder that ended without doing so. */
export async function markReleased(dataDir: string, generation: number): Promise<void> {
  await truncate(lockFile(dataDir, generation)).catch((error: unknown) => {
    // Another process has taken over already.
    if (!hasCode(error, 'ENOENT')) throw error;
  });
}

/** The holder of a directory's lock; null when nobody holds it. */
export async function findLockHolder(dataDir: string): Promise<LockHolder | null> {
  const newest = await newestGeneration(dataDir);
  return newest > 0 ? liveHolder(lockFile(dataDir, newest)) : null;
}

async function liveHolder(file: string): Promise<LockHolder | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  // The file appears with its whole content: an empty one was released, or is left from a loss of power.
  if (!text) return null;
  const holder = JSON.parse(text) as LockHolder;
  // Version 0.1.0 released a lock by naming no holder.
  if (holder.pid === undefined) return null;
  if (holder.host !== hostname()) {
    const { mtimeMs } = await stat(file);
    return Date.now() - mtimeMs < foreignLockLives ? holder : null;
  }
  return holder.started !== null && processStart(holder.pid) === holder.started ? holder : null;
}

async function newestGeneration(dataDir: string): Promise<number> {
  return Math.max(0, ...(await generations(dataDir)));
}

async function generations(dataDir: string): Promise<number[]> {
  const names = await readdir(dataDir);
  return names.flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? []).map(Number);
}

/** Creates the file with its whole content at once; false when it exists. */
async function createComplete(file: string, holder: LockHolder): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function removeOlder(dataDir: string, generation: number): Promise<void> {
  for (const older of await generations(dataDir)) {
    if (older < generation) await rm(lockFile(dataDir, older), { force: true });
  }
}

function beat(file: string): NodeJS.Timeout {
  return setInterval(() => {
    const now = new Date();
    void utimes(file, now, now).catch(() => {});
  }, heartbeatEvery).unref();
}

function lockFile(dataDir: string, generation: number): string {
  return join(dataDir, `lock.${generation}`);
}
