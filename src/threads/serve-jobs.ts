import { parentPort } from 'node:worker_threads';

/** A worker's answer to a job: the bytes of the file, or the reason for the log why there are none. */
export type Reply = { bytes: Uint8Array<ArrayBuffer> } | { reason: string };

type Run<Job> = (job: Job) => Promise<Uint8Array>;

/** Called in the worker of a queue: runs the jobs it is sent. A job that fails does not end the worker. */
export function serveJobs<Job>(run: Run<Job>): void {
  parentPort?.on('message', (job: Job) => {
    void replyTo(job, run).then((reply) => {
      parentPort?.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []);
    });
  });
}

async function replyTo<Job>(job: Job, run: Run<Job>): Promise<Reply> {
  try {
    // A copy in a buffer of its own, which can then be transferred.
    return { bytes: new Uint8Array(await run(job)) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
