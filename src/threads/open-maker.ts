import type { Logger } from 'pino';
import { Worker, type Transferable } from 'node:worker_threads';
import { UnavailableError } from '#src/domain/errors.ts';
import type { Reply } from './take-orders.ts';

/** Makes files in a thread of its own, so that the one that answers is not held meanwhile. */
export type Maker<Order> = {
  /**
   * Bytes of a file. Rejects with UnavailableError where it cannot be made, or where too many wait already.
   * @param signal whoever asks has left: what is not begun by then never is
   */
  make: (order: Order, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
};

export type MakerOptions<Order> = {
  /** What is made, for the log. */
  what: string;
  /** The thread's script, which takes the orders. */
  script: URL;
  /** Orders that wait for their turn. */
  mostWaiting: number;
  /** Milliseconds that an order may wait for its turn, and as many that it may take then. */
  patience: number;
  /** What of an order is handed over to the thread, and not copied. */
  handedOver?: (order: Order) => readonly Transferable[];
  /** Called for an order that has no place to wait, or waited in vain. */
  onRefused?: (() => void) | undefined;
};

type Placed<Order> = {
  order: Order;
  timer: NodeJS.Timeout;
  settle: (reply: Reply) => void;
};

/**
 * The thread begins with the first order: what nobody asks for costs nothing. It has one order at a time, the
 * others wait here, where they can be withdrawn. A thread that hangs over an order is ended; the next order
 * begins another, as it does after one that ended by itself.
 */
export function openMaker<Order>(
  log: Pick<Logger, 'error'>,
  { what, script, mostWaiting, patience, handedOver, onRefused }: MakerOptions<Order>,
): Maker<Order> {
  const waiting = new Set<Placed<Order>>();
  let atWork: Placed<Order> | null = null;
  let thread: Worker | null = null;

  function begin(): Worker {
    const begun = new Worker(script);
    let reason = 'the thread ended';
    begun.unref();
    begun.on('message', finish);
    begun.on('error', (error: Error) => (reason = error.message));
    begun.on('exit', () => {
      thread = null;
      finish({ reason });
    });
    return begun;
  }

  function beginNext(): void {
    const [next] = waiting;
    if (atWork !== null || next === undefined) return;
    waiting.delete(next);
    atWork = next;
    next.timer.refresh();
    try {
      thread ??= begin();
      thread.postMessage(next.order, handedOver?.(next.order));
    } catch (error) {
      // What cannot be handed over holds up nobody else.
      finish({ reason: String(error) });
    }
  }

  function finish(reply: Reply): void {
    atWork?.settle(reply);
    atWork = null;
    beginNext();
  }

  /** Who waits for it is told at once; the next order waits until the thread has ended. */
  function giveUp(placed: Placed<Order>): void {
    if (waiting.delete(placed)) onRefused?.();
    placed.settle({ reason: 'no answer in time' });
    if (atWork !== placed) return;
    thread?.off('message', finish);
    void thread?.terminate();
  }

  /** Resolves with the reply; rejects when who asks leaves before the turn of the order. */
  async function replyTo(order: Order, signal: AbortSignal | undefined): Promise<Reply> {
    const hasLeft = () => new UnavailableError(`Nobody waits for the ${what}`);
    if (signal?.aborted) throw hasLeft();
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const timer = setTimeout(() => giveUp(placed), patience).unref();
    const placed: Placed<Order> = { order, timer, settle: resolve };
    const leave = () => {
      if (waiting.delete(placed)) reject(hasLeft());
    };
    signal?.addEventListener('abort', leave);
    waiting.add(placed);
    beginNext();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
  }

  return {
    async make(order, signal) {
      if (waiting.size >= mostWaiting) {
        onRefused?.();
        throw new UnavailableError(`Too many wait for a ${what} already`);
      }
      const reply = await replyTo(order, signal);
      if ('bytes' in reply) return reply.bytes;
      log.error({ reason: reply.reason }, `${what} not made`);
      throw new UnavailableError(`The ${what} cannot be made`);
    },
    async close() {
      for (const { settle } of waiting) settle({ reason: 'the server ends' });
      waiting.clear();
      await thread?.terminate();
    },
  };
}
