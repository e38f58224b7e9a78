import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { serveJobs } from '#src/threads/serve-jobs.ts';
import type { DataBatch } from '../data-table.ts';
import type { HandedOver, ParquetJob } from './open-parquet.ts';
import { writeParquet } from './write-parquet.ts';

serveJobs(async ({ path, columns, notes, mostBytes, port }: ParquetJob) => {
  try {
    await writeParquet(path, columns, handedOver(port), mostBytes, notes);
  } finally {
    port.close();
  }
  return new Uint8Array();
});

/** Requests batches one after the other, so that only one is in memory. */
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
