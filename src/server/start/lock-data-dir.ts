import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { UnavailableError } from '#src/domain/errors.ts';
import { acquireLock, releaseLock } from '#src/store/embedded/lock.ts';

/**
 * Takes the right to serve an embedded directory: the store itself would let a second server in, through the
 * first, and so hide that two of them run. Returns how to give it back; a server that was killed holds nothing.
 * @throws UnavailableError when another server serves it
 */
export async function claimDirectory(
  dataDir: string,
  origin: string,
): Promise<() => Promise<void>> {
  // By itself, so that a file in its place is named as such.
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
