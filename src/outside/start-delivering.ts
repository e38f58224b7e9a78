import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { waitAfter, type Backoff } from '#src/domain/backoff.ts';
import type { ExternalService } from './external-services.ts';
import type { Failure } from './post-outside.ts';

/** A durable queue of items to deliver. */
export type Waiting<Due> = {
  /** Leases due items, at most `limit`, to this process until `leaseEnd`. */
  takeDue(now: Date, limit: number, leaseEnd: Date): Promise<Due[]>;
  /** Schedules the next attempt after a failure. */
  postpone(key: string, next: Date, failure: string): Promise<void>;
  /** Ends the delivery of an item; `failure` is the last one of an item that is given up. */
  settle(key: string, state: 'sent' | 'dead', now: Date, failure: Failure): Promise<void>;
};

/** How items are delivered and logged. */
export type Delivered<Due> = {
  /** The item's unique key and the number of failed attempts so far. */
  of: (due: Due) => { key: string; attempts: number };
  send: (due: Due, signal: AbortSignal) => Promise<Failure>;
  service: Pick<ExternalService, 'freeSlots' | 'timeout'>;
  words: { sent: string; failed: string; givenUp: string; unread: string; unwritten: string };
};

export type Delivering = {
  /** Announces a new item, so that it is not left until the next look. */
  wake(): void;
  /** Waits a limited time for running deliveries to finish. Items without an answer by then are sent again later. */
  close(): Promise<void>;
};

export type Pace = {
  lookEvery: number;
  backoff: Backoff;
  /**
   * The milliseconds by which a lease outlasts the attempt, so that no other process takes the item while the
   * result is stored.
   */
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
 * The number of failed attempts after which an item is given up. At the longest interval, less a quarter on
 * average, that is three days during which this process was running. Attempts measure this better than a clock.
 */
const mostAttempts = (3 * 24 * 60) / 7.5;
const betweenSettling = 250;

/**
 * Delivers waiting items until it is closed: each at least once, every attempt with the same key, and never again
 * after a success. Any number of processes may share a store.
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
      // While the circuit is open items keep waiting, and no attempt is counted.
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
    // The item was delivered, but its result could not be stored yet; it is not sent again.
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
      // The item becomes due again when its lease ends.
      log.warn({ err: error, key }, words.unwritten);
    });
  }

  /** Until the result is stored, only this process knows it. */
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
