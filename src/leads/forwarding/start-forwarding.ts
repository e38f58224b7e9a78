import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DueLead, LeadStore } from '../lead.ts';
import { waitAfter, type Backoff } from '#src/domain/backoff.ts';
import { postLead, type Endpoint } from './post-lead.ts';

export type Forwarding = {
  /** A lead has come: not to wait for the next look. */
  wake(): void;
  /** Lets what is under way finish, for a while; what is not taken then will be sent again. */
  close(): Promise<void>;
};

type Options = {
  lookEvery: number;
  backoff: Backoff;
  /** A lease outlives its attempt by this much: nobody else takes a lead while its delivery is written down. */
  leaseMargin: number;
  graceOnClose: number;
};

const defaults: Options = {
  lookEvery: 1_000,
  backoff: { first: 2_000, longest: 10 * 60_000 },
  leaseMargin: 60_000,
  graceOnClose: 5_000,
};

/**
 * A lead that failed so often is dead. With the longest wait, less a quarter on average, these are three days in
 * which this process was up and asked; a clock says less about that than the attempts do.
 */
const mostAttempts = (3 * 24 * 60) / 7.5;
const betweenSettling = 250;

/**
 * Forwards waiting leads until it is closed: at least once, every attempt with the lead's key, never again
 * after one was taken. Any number of processes may do so on the same leads.
 */
export function startForwarding(
  leads: Pick<LeadStore, 'takeDue' | 'postpone' | 'settle'>,
  endpoint: Endpoint,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  options: Partial<Options> = {},
): Forwarding {
  const settings = { ...defaults, ...options };
  const { lookEvery, backoff, leaseMargin, graceOnClose } = settings;
  const running = new Map<string, Promise<void>>();
  const cut = new AbortController();
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let closed = false;

  async function look(): Promise<void> {
    do {
      lookAgain = false;
      // While the circuit is open leads wait where they are, and no attempt of theirs is lost.
      const slots = endpoint.service.freeSlots();
      if (slots === 0 || closed) return;
      const now = new Date();
      const leaseEnd = new Date(now.getTime() + endpoint.service.timeout + leaseMargin);
      const due = await leads.takeDue(now, slots, leaseEnd);
      for (const each of due) run(each);
    } while (lookAgain);
  }

  function wake(): void {
    lookAgain = true;
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'leads to forward cannot be read'))
      .finally(() => (looking = null));
  }

  function run(due: DueLead): void {
    const { key } = due.lead;
    // One whose delivery this process could not write down yet; it is not posted again.
    if (running.has(key)) return;
    const done = deliver(due).finally(() => {
      running.delete(key);
      wake();
    });
    running.set(key, done);
  }

  async function deliver({ lead, attempts }: DueLead): Promise<void> {
    const { key } = lead;
    const failure = await postLead(lead, endpoint, cut.signal);
    if (failure === null) {
      await writeDown(() => leads.settle(key, 'sent', new Date()));
      log.info({ key }, 'lead forwarded');
      return;
    }
    if (cut.signal.aborted) return;
    log.warn({ key, failure, attempt: attempts + 1 }, 'lead not forwarded');
    if (attempts + 1 >= mostAttempts) {
      await writeDown(() => leads.settle(key, 'dead', new Date()));
      log.error({ key }, 'lead given up; `plumbline leads retry` tries it again');
      return;
    }
    const wait = waitAfter(attempts + 1, Math.random(), backoff);
    await leads.postpone(key, new Date(Date.now() + wait)).catch((error: unknown) => {
      // Its lease will end.
      log.warn({ err: error, key }, 'the next attempt could not be written down');
    });
  }

  /** What happened to a lead is known here only, until the store has it. */
  async function writeDown(write: () => Promise<void>): Promise<void> {
    while (!cut.signal.aborted) {
      try {
        return await write();
      } catch (error) {
        log.warn({ err: error }, 'the state of a lead could not be written down; trying again');
        await sleep(betweenSettling);
      }
    }
  }

  const timer = setInterval(wake, lookEvery);
  wake();
  return {
    wake,
    async close() {
      closed = true;
      clearInterval(timer);
      await looking;
      const patience = setTimeout(() => cut.abort(), graceOnClose);
      await Promise.all(running.values());
      clearTimeout(patience);
    },
  };
}
