import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { UnavailableError } from '#src/domain/errors.ts';
import { acquireLock, releaseLock } from '#src/store/embedded/lock.ts';

/**
 * Locks the data directory of an embedded store for this server. The store alone would let a second server in, as a
 * client of the first, and so hide that two are running. The lock of a killed server counts for nothing.
 * @returns what releases the lock
 * @throws UnavailableError when another server holds it
 */
export async function lockDataDir(dataDir: string, origin: string): Promise<() => Promise<void>> {
  // Made first, so that the error names a file that stands in its place.
  await mkdir(dataDir, { recursive: true });
  const lock = await acquireLock(join(dataDir, 'server'), origin);
  if (!('heldBy' in lock)) return () => releaseLock(lock);
  const { pid, host, socket: servedAt } = lock.heldBy;
  const place = host === hostname() ? '' : ` on ${host}`;
  throw new UnavailableError(
    `${dataDir} is already served by process ${pid}${place} (${servedAt}). ` +
      'Stop that server, give this one another DATA_DIR, or use PostgreSQL (DATABASE_URL) for several servers',
  );
}
