import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UnavailableError } from '#src/domain/errors.ts';
import { acquireLock, releaseLock, type Lock, type LockHolder } from '#src/store/embedded/lock.ts';
import { chooseSocketPath } from '#src/store/embedded/socket.ts';
import type { LeadAdministration, LeadStore } from '../lead.ts';
import { connectToLeads } from './command-client.ts';
import { openJournalLeads } from './journal-leads.ts';
import { serveCommands } from './serve-commands.ts';

/** How long to wait, in milliseconds, for a command or an ending server that holds the journal. */
const patience = 15_000;
const betweenTries = 50;

type DamageListener = Parameters<typeof openJournalLeads>[1];

/**
 * Opens the journal in `DATA_DIR/leads` for this process and serves commands of other processes through a socket.
 * The journal has a lock of its own, of the same kind as the store's.
 * @throws UnavailableError when another process holds it
 */
export function openEmbeddedLeads(dataDir: string, onDamage: DamageListener): Promise<LeadStore> {
  return takeOr<LeadStore>(dataDir, onDamage, async () => null);
}

/** Administers the leads of a data directory, through the process that holds the journal or else by opening it. */
export function administerEmbeddedLeads(
  dataDir: string,
  onDamage: DamageListener,
): Promise<LeadAdministration> {
  return takeOr(dataDir, onDamage, ({ socket }) => connectToLeads(socket).catch(() => null));
}

async function takeOr<T>(
  dataDir: string,
  onDamage: DamageListener,
  join: (holder: LockHolder) => Promise<T | null>,
): Promise<LeadStore | T> {
  const folder = path.join(dataDir, 'leads');
  const giveUp = Date.now() + patience;
  for (;;) {
    const lock = await acquireLock(folder, chooseSocketPath(folder));
    if (!('heldBy' in lock)) return openLocked(folder, lock, onDamage);
    const joined = await join(lock.heldBy);
    if (joined !== null) return joined;
    if (Date.now() > giveUp) throw held(folder, lock.heldBy);
    await sleep(betweenTries);
  }
}

function held(folder: string, { pid, host }: LockHolder): UnavailableError {
  return new UnavailableError(
    `${folder} is in use by process ${pid} on ${host}. End that process, or wait for it, and try again`,
  );
}

async function openLocked(
  folder: string,
  lock: Lock,
  onDamage: DamageListener,
): Promise<LeadStore> {
  try {
    const leads = await openJournalLeads(path.join(folder, 'journal.jsonl'), onDamage);
    const stopServing = await serveCommands(leads, lock.holder.socket);
    return {
      ...leads,
      async close() {
        await stopServing();
        await leads.close();
        await releaseLock(lock);
      },
    };
  } catch (error) {
    await releaseLock(lock);
    throw error;
  }
}
