import { parentPort } from 'node:worker_threads';

/** What a thread answers to an order: the file, or why there is none, for the log. */
export type Reply = { bytes: Uint8Array<ArrayBuffer> } | { reason: string };

type Make<Order> = (order: Order) => Promise<Uint8Array>;

/** In the thread of a maker: makes what is ordered. An order that fails ends nothing. */
export function takeOrders<Order>(make: Make<Order>): void {
  parentPort?.on('message', (order: Order) => {
    void replyTo(order, make).then((reply) => {
      parentPort?.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []);
    });
  });
}

async function replyTo<Order>(order: Order, make: Make<Order>): Promise<Reply> {
  try {
    // A copy of its own, which can be handed over without copying again.
    return { bytes: new Uint8Array(await make(order)) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
