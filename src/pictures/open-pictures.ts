import type { Logger } from 'pino';
import { openWorkerQueue, type WorkerQueue } from '#src/threads/worker-queue.ts';
import type { PictureOrder } from './picture.ts';

/** Draws charts as pictures, in a thread beside the one that answers. */
export type Pictures = WorkerQueue<PictureOrder>;

export function openPictures(log: Pick<Logger, 'error'>, onRefused?: () => void): Pictures {
  return openWorkerQueue(log, {
    product: 'picture',
    script: new URL('picture-worker.ts', import.meta.url),
    maxQueued: 40,
    timeout: 10_000,
    onRefused,
  });
}
