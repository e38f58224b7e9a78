import { setTimeout as sleep } from 'node:timers/promises';
import { UnavailableError } from '#src/domain/errors.ts';
import { socketChannel, type Channel } from './channel.ts';
import { clientSession, type ClientSession } from './client-session.ts';
import { findLockHolder } from './lock.ts';
import { connectToSocket } from './socket.ts';

/** A link to the engine that serves a data directory, in this process or another one. */
export type Link = {
  session: ClientSession;
  /** Whether the engine is unusable, so that only another process could start one. */
  isStuck(): boolean;
  close(): Promise<void>;
};

/** A link to an engine that another thread supervises. */
export function linkOf(channel: Channel): Link {
  const session = clientSession(channel);
  return { session, isStuck: () => false, close: () => session.disconnect() };
}

/** Milliseconds: a holder that has just taken the lock is still opening its files. */
const usualPatience = 15_000;

/**
 * Joins the engine of another thread or process through its socket. Null when nobody holds the directory (any more).
 * @throws UnavailableError when the holder does not answer
 */
export async function joinEngine(dataDir: string, patience = usualPatience): Promise<Link | null> {
  const giveUp = Date.now() + patience;
  for (;;) {
    const holder = await findLockHolder(dataDir);
    if (!holder) return null;
    const socket = await connectToSocket(holder.socket).catch(() => null);
    const link = socket && linkOf(socketChannel(socket));
    if (link && (await answersBy(link, giveUp))) return link;
    if (Date.now() > giveUp) {
      throw new UnavailableError(
        `${dataDir} is in use by process ${holder.pid} on ${holder.host}, which does not answer at ` +
          `${holder.socket}. End that process, or wait for it, and try again`,
      );
    }
    await sleep(50);
  }
}

/** A stopped process, or one with a hanging engine, still accepts connections. */
async function answersBy(link: Link, giveUp: number): Promise<boolean> {
  const answer = link.session.run({ sql: 'select 1', parameters: [] }).then(
    () => true,
    () => false,
  );
  const answers = await Promise.race([answer, sleep(giveUp - Date.now(), false, { ref: false })]);
  if (!answers) void link.close();
  return answers;
}
