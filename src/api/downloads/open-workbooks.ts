import type { Logger } from 'pino';
import { openWorkerQueue, type WorkerQueue } from '#src/threads/worker-queue.ts';
import type { DownloadFile } from './download-file.ts';

/** Writes files as XLSX on other threads: one with many rows takes more than a second. */
export type Workbooks = WorkerQueue<DownloadFile>;

export function openWorkbooks(log: Pick<Logger, 'error'>, onRefused?: () => void): Workbooks {
  return openWorkerQueue(log, {
    product: 'workbook',
    script: new URL('workbook-worker.ts', import.meta.url),
    maxQueued: 8,
    timeout: 15_000,
    onRefused,
  });
}
