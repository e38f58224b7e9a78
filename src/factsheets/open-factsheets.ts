import type { Logger } from 'pino';
import { Worker } from 'node:worker_threads';
import { UnavailableError } from '#src/domain/errors.ts';
import type { FactsheetData } from './factsheet.ts';
import type { FactsheetOrder, FactsheetReply } from './factsheet-worker.ts';

export type Factsheets = {
  /** Bytes of a PDF. Throws UnavailableError where it cannot be made, now or on this platform. */
  make: (data: FactsheetData) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
};

type Waiting = {
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

const mostWaiting = 50;
const longestWait = 15_000;

/** The worker's script, from here, and the milliseconds that an order may take. */
type Options = { script: string; patience: number };

/**
 * Makes factsheets in a worker of their own, which begins with the first of them: a site of which nobody
 * wants a factsheet pays nothing for them, and typesetting never holds the thread that answers. One that
 * answers nobody for so long is ended; the next order begins another.
 */
export function openFactsheets(
  log: Pick<Logger, 'error'>,
  { script = 'factsheet-worker.ts', patience = longestWait }: Partial<Options> = {},
): Factsheets {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let orders = 0;
  let replies = 0;

  function begin(): Worker {
    const begun = new Worker(new URL(script, import.meta.url));
    begun.unref();
    begun.on('message', (reply: FactsheetReply) => {
      replies += 1;
      settle(reply);
    });
    const end = (error?: Error) => {
      if (worker !== begun) return;
      worker = null;
      for (const order of waiting.keys()) {
        settle({ order, reason: error?.message ?? 'the worker ended' });
      }
    };
    begun.on('error', end);
    begun.on('exit', () => end());
    return begun;
  }

  function settle({ order, bytes, reason }: FactsheetReply): void {
    const one = waiting.get(order);
    if (!one) return;
    waiting.delete(order);
    clearTimeout(one.timer);
    if (bytes) return one.resolve(bytes);
    log.error({ reason }, 'factsheet not made');
    one.reject(new UnavailableError('The factsheet cannot be made'));
  }

  return {
    async make(data) {
      if (waiting.size >= mostWaiting) {
        throw new UnavailableError('Too many factsheets are being made');
      }
      worker ??= begin();
      const asked = worker;
      const before = replies;
      const order = (orders += 1);
      const made = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        const timer = setTimeout(() => {
          settle({ order, reason: 'no answer in time' });
          if (replies === before) void asked.terminate();
        }, patience);
        waiting.set(order, { resolve, reject, timer: timer.unref() });
      });
      asked.postMessage({ order, data } satisfies FactsheetOrder);
      return made;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
