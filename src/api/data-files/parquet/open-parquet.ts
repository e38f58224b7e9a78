import type { FileHandle } from 'node:fs/promises';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Logger } from 'pino';
import { openWorkerQueue } from '#src/threads/worker-queue.ts';
import type { DataBatch, DataColumn, DataTable } from '../data-table.ts';
import { openMadeFiles } from './made-files.ts';

export type ParquetJob = {
  path: string;
  columns: readonly DataColumn[];
  notes: DataTable['notes'];
  mostBytes: number;
  /** Receives a request for each batch. */
  port: MessagePort;
};

/** The answer to a request: a batch, the error, or neither at the end. */
export type HandedOver = { batch?: DataBatch; failed?: string };

export type ParquetFiles = {
  /**
   * Opens a table as a Parquet file, and makes it first where there is none. The file is empty where it would exceed
   * `mostBytes`.
   * @param name identifies the content Rejects with UnavailableError where the file cannot be made, or too many
   * requests are waiting.
   */
  open: (name: string, table: DataTable, mostBytes?: number) => Promise<FileHandle>;
  close: () => Promise<void>;
};

/** @param keptBytes bytes of made files to keep */
export function openParquetFiles(
  log: Pick<Logger, 'error'>,
  keptBytes: number,
  onRefused?: () => void,
): ParquetFiles {
  const made = openMadeFiles(keptBytes);
  const queue = openWorkerQueue<ParquetJob>(log, {
    product: 'Parquet file',
    script: new URL('parquet-worker.ts', import.meta.url),
    maxQueued: 8,
    // All levels of hundreds of thousands of indexes take minutes.
    timeout: 15 * 60_000,
    onRefused,
    transferOf: ({ port }) => [port],
  });
  return {
    open: (name, table, mostBytes = Infinity) =>
      made.open(`${name}.parquet`, async (path) => {
        const { port1, port2 } = new MessageChannel();
        handOver(table, port1);
        try {
          const { columns, notes } = table;
          await queue.run({ path, columns, notes, mostBytes, port: port2 });
        } finally {
          port1.close();
        }
      }),
    async close() {
      await queue.close();
      await made.close();
    },
  };
}

/** The store is read on this thread, one batch at a time, whenever the worker requests one. */
function handOver(table: DataTable, port: MessagePort): void {
  const batches = table.batches()[Symbol.asyncIterator]();
  const next = async (): Promise<HandedOver> => {
    try {
      const { done, value } = await batches.next();
      return done ? {} : { batch: value };
    } catch (error) {
      return { failed: String(error) };
    }
  };
  port.on('message', () => void next().then((answer) => port.postMessage(answer)));
  port.on('close', () => void batches.return?.());
}
