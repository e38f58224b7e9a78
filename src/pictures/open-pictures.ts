import type { Logger } from 'pino';
import { spoken, type Spoken } from '#src/i18n/replaced/texts-around.ts';
import { openWorkerQueue, type WorkerQueue } from '#src/threads/worker-queue.ts';
import type { PictureJob } from './picture.ts';

/** Renders charts as pictures in a worker thread, beside the thread that serves requests. */
export type Pictures = WorkerQueue<PictureJob>;

export function openPictures(log: Pick<Logger, 'error'>, onRefused?: () => void): Pictures {
  const queue = openWorkerQueue<Spoken<PictureJob>>(log, {
    product: 'picture',
    script: new URL('picture-worker.ts', import.meta.url),
    maxQueued: 40,
    timeout: 10_000,
    onRefused,
  });
  return { ...queue, run: async (job, signal) => queue.run(spoken(job), signal) };
}
