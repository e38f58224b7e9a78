import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { waitAfter, type Backoff } from '#src/domain/backoff.ts';
import type { ExternalService } from './external-services.ts';
import type { Failure } from './post-outside.ts';

/** Where what has to be delivered is kept until it was taken. */
export type Waiting<Due> = {
  /** What is due, at most `limit`, taken from every other process until `leaseEnd`. */
  takeDue(now: Date, limit: number, leaseEnd: Date): Promise<Due[]>;
  /** After a failure: not before `next`. */
  postpone(key: string, next: Date, failure: string): Promise<void>;
  /** Ends the waiting; `failure` is the last one of what is given up. */
  settle(key: string, state: 'sent' | 'dead', now: Date, failure: Failure): Promise<void>;
};

/** What is delivered, how, and what the log says of it. */
export type Delivered<Due> = {
  /** Tells it from all others; `attempts` failed so far. */
  of: (due: Due) => { key: string; attempts: number };
  send: (due: Due, signal: AbortSignal) => Promise<Failure>;
  service: Pick<ExternalService, 'freeSlots' | 'timeout'>;
  words: { sent: string; failed: string; givenUp: string; unread: string; unwritten: string };
};

export type Delivering = {
  /** Something has come: not to wait for the next look. */
  wake(): void;
  /** Lets what is under way finish, for a while; what is not taken then will be sent again. */
  close(): Promise<void>;
};

export type Pace = {
  lookEvery: number;
  backoff: Backoff;
  /** A lease outlives its attempt by this much: nobody else takes it while its delivery is written down. */
  leaseMargin: number;
  graceOnClose: number;
};

const usualPace: Pace = {
  lookEvery: 1_000,
  backoff: { first: 2_000, longest: 10 * 60_000 },
  leaseMargin: 60_000,
  graceOnClose: 5_000,
};

/**
 * What failed so often is dead. With the longest wait, less a quarter on average, these are three days in
 * which this process was up and asked; a clock says less about that than the attempts do.
 */
const mostAttempts = (3 * 24 * 60) / 7.5;
const betweenSettling = 250;

/**
 * Delivers what waits until it is closed: at least once, every attempt with the same key, never again
 * after one was taken. Any number of processes may do so on the same store.
 */
export function startDelivering<Due>(
  waiting: Waiting<Due>,
  { of, send, service, words }: Delivered<Due>,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  pace: Partial<Pace> = {},
): Delivering {
  const { lookEvery, backoff, leaseMargin, graceOnClose } = { ...usualPace, ...pace };
  const running = new Map<string, Promise<void>>();
  const cut = new AbortController();
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let closed = false;

  async function look(): Promise<void> {
    do {
      lookAgain = false;
      // While the circuit is open everything waits where it is, and no attempt is lost.
      const slots = service.freeSlots();
      if (slots === 0 || closed) return;
      const now = new Date();
      const leaseEnd = new Date(now.getTime() + service.timeout + leaseMargin);
      const due = await waiting.takeDue(now, slots, leaseEnd);
      for (const each of due) run(each);
    } while (lookAgain);
  }

  function wake(): void {
    lookAgain = true;
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, words.unread))
      .finally(() => (looking = null));
  }

  function run(due: Due): void {
    const { key } = of(due);
    // One whose delivery this process could not write down yet; it is not posted again.
    if (running.has(key)) return;
    const done = deliver(due).finally(() => {
      running.delete(key);
      wake();
    });
    running.set(key, done);
  }

  async function deliver(due: Due): Promise<void> {
    const { key, attempts } = of(due);
    const failure = await send(due, cut.signal);
    if (failure === null) {
      await writeDown(() => waiting.settle(key, 'sent', new Date(), null));
      log.info({ key }, words.sent);
      return;
    }
    if (cut.signal.aborted) return;
    log.warn({ key, failure, attempt: attempts + 1 }, words.failed);
    if (attempts + 1 >= mostAttempts) {
      await writeDown(() => waiting.settle(key, 'dead', new Date(), failure));
      log.error({ key }, words.givenUp);
      return;
    }
    const wait = waitAfter(attempts + 1, Math.random(), backoff);
    const next = new Date(Date.now() + wait);
    await waiting.postpone(key, next, failure).catch((error: unknown) => {
      // Its lease will end.
      log.warn({ err: error, key }, words.unwritten);
    });
  }

  /** What happened to it is known here only, until the store has it. */
  async function writeDown(write: () => Promise<void>): Promise<void> {
    while (!cut.signal.aborted) {
      try {
        return await write();
      } catch (error) {
        log.warn({ err: error }, words.unwritten);
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
