import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { takeOrders } from '#src/threads/take-orders.ts';
import type { DataBatch } from '../data-table.ts';
import type { HandedOver, ParquetOrder } from './open-parquet.ts';
import { writeParquet } from './write-parquet.ts';

takeOrders(async ({ path, columns, mostBytes, port }: ParquetOrder) => {
  try {
    await writeParquet(path, columns, handedOver(port), mostBytes);
  } finally {
    port.close();
  }
  return new Uint8Array();
});

/** Batches as they are asked for, one after the other: no more of them are in memory. */
async function* handedOver(port: MessagePort): AsyncGenerator<DataBatch> {
  for (;;) {
    const answered = once(port, 'message');
    port.postMessage('next');
    const [{ batch, failed }] = (await answered) as [HandedOver];
    if (failed !== undefined) throw new Error(failed);
    if (batch === undefined) return;
    yield batch;
  }
}
