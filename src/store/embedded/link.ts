import { setTimeout as sleep } from 'node:timers/promises';
import { UnavailableError } from '#src/domain/errors.ts';
import { socketChannel } from './channel.ts';
import { clientSession, type ClientSession } from './client-session.ts';
import { findLockHolder } from './lock.ts';
import { connectToSocket } from './socket.ts';

/** A way to the engine that serves a data directory, here or in another process. */
export type Link = { session: ClientSession; close(): Promise<void> };

/** A holder that has just taken the lock is still opening its files. */
const usualPatience = 15_000;

/**
 * Joins the engine that another thread or process runs, through its socket. Null when nobody holds the
 * directory (any more).
 * @throws UnavailableError when somebody does, and does not answer
 */
export async function joinEngine(dataDir: string, patience = usualPatience): Promise<Link | null> {
  const giveUp = Date.now() + patience;
  for (;;) {
    const holder = await findLockHolder(dataDir);
    if (!holder) return null;
    const socket = await connectToSocket(holder.socket).catch(() => null);
    if (socket) {
      const session = clientSession(socketChannel(socket));
      return { session, close: () => session.disconnect() };
    }
    if (Date.now() > giveUp) {
      throw new UnavailableError(
        `${dataDir} is in use by process ${holder.pid} on ${holder.host}, which does not answer at ` +
          `${holder.socket}. End that process, or wait for it, and try again`,
      );
    }
    await sleep(50);
  }
}
