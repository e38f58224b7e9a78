import type { Logger } from 'pino';
import { Worker, type Transferable } from 'node:worker_threads';
import { UnavailableError } from '#src/domain/errors.ts';
import type { Reply } from './serve-jobs.ts';

/** Makes files in a worker thread, so that the event loop that answers requests is not blocked meanwhile. */
export type WorkerQueue<Job> = {
  /**
   * Bytes of the file that a job describes.
   * @param signal aborted when nobody waits for the file any more: a job still in the queue is then dropped
   * @throws UnavailableError when the job fails or takes too long, or when the queue is full
   */
  run: (job: Job, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
};

export type WorkerQueueOptions<Job> = {
  /** What a job makes, for the log. */
  product: string;
  /** The worker's script, which calls `serveJobs`. */
  script: URL;
  /** Jobs that may wait in the queue. */
  maxQueued: number;
  /** Milliseconds that a job may wait in the queue, and again as many that it may take. */
  timeout: number;
  /** Parts of a job that are transferred to the worker instead of copied. */
  transferOf?: (job: Job) => readonly Transferable[];
  /** Called for a job that found the queue full, or waited in it for too long. */
  onRefused?: (() => void) | undefined;
};

type QueuedJob<Job> = {
  job: Job;
  timer: NodeJS.Timeout;
  settle: (reply: Reply) => void;
};

/**
 * A queue in front of one worker thread. The worker starts with the first job, so that what nobody asks for costs
 * nothing, and has one job at a time: jobs wait here, where they can be withdrawn. A worker that exceeds the
 * timeout is terminated; the next job starts another, as it does after a worker that ended by itself.
 */
export function openWorkerQueue<Job>(
  log: Pick<Logger, 'error'>,
  { product, script, maxQueued, timeout, transferOf, onRefused }: WorkerQueueOptions<Job>,
): WorkerQueue<Job> {
  const queue = new Set<QueuedJob<Job>>();
  let running: QueuedJob<Job> | null = null;
  let worker: Worker | null = null;

  function startWorker(): Worker {
    const started = new Worker(script);
    let reason = 'the thread ended';
    started.unref();
    started.on('message', finish);
    started.on('error', (error: Error) => (reason = error.message));
    started.on('exit', () => {
      worker = null;
      finish({ reason });
    });
    return started;
  }

  function startNext(): void {
    const [next] = queue;
    if (running !== null || next === undefined) return;
    queue.delete(next);
    running = next;
    next.timer.refresh();
    try {
      worker ??= startWorker();
      worker.postMessage(next.job, transferOf?.(next.job));
    } catch (error) {
      // A job that cannot be cloned fails alone: the queue goes on.
      finish({ reason: String(error) });
    }
  }

  function finish(reply: Reply): void {
    running?.settle(reply);
    running = null;
    startNext();
  }

  /** Fails a job that took too long. If it is running, the next job starts once the worker has exited. */
  function expire(job: QueuedJob<Job>): void {
    if (queue.delete(job)) onRefused?.();
    job.settle({ reason: 'no answer in time' });
    if (running !== job) return;
    worker?.off('message', finish);
    void worker?.terminate();
  }

  /** Resolves with the worker's reply; rejects when the caller aborts before the job has started. */
  async function replyTo(job: Job, signal: AbortSignal | undefined): Promise<Reply> {
    const aborted = () => new UnavailableError(`Nobody waits for the ${product}`);
    if (signal?.aborted) throw aborted();
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const timer = setTimeout(() => expire(queued), timeout).unref();
    const queued: QueuedJob<Job> = { job, timer, settle: resolve };
    const withdraw = () => {
      if (queue.delete(queued)) reject(aborted());
    };
    signal?.addEventListener('abort', withdraw);
    queue.add(queued);
    startNext();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', withdraw);
    }
  }

  return {
    async run(job, signal) {
      if (queue.size >= maxQueued) {
        onRefused?.();
        throw new UnavailableError(`Too many wait for a ${product} already`);
      }
      const reply = await replyTo(job, signal);
      if ('bytes' in reply) return reply.bytes;
      log.error({ reason: reply.reason }, `${product} not made`);
      throw new UnavailableError(`The ${product} cannot be made`);
    },
    async close() {
      for (const { settle } of queue) settle({ reason: 'the server ends' });
      queue.clear();
      await worker?.terminate();
    },
  };
}
