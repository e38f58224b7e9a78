import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { UnavailableError } from '#src/domain/errors.ts';
import { portChannel } from './channel.ts';
import { clientSession } from './client-session.ts';
import { compiledEngine } from './compiled-engine.ts';
import type { Link } from './link.ts';
import { markReleased } from './lock.ts';
import { mindThread, type ThreadLimits } from './mind-thread.ts';
import { sharedProgress } from './progress.ts';
import type { LockReport, StartReport } from './protocol.ts';
import { fromWire } from './wire-error.ts';

type Holder = Extract<StartReport, { heldBy: unknown }>['heldBy'];

export type EngineLimits = ThreadLimits & {
  /** Bytes that must be free on the disk before anything is written. */
  reserve: number;
};

export const engineLimits: EngineLimits = {
  // Includes the recovery after a crash.
  start: 300_000,
  // The same as for a statement on PostgreSQL.
  job: 30_000,
  end: 30_000,
  reserve: 64_000_000,
};

/**
 * Starts the engine of a data directory in a worker thread; or returns the holder of the directory. A thread that
 * breaks or hangs is ended and its lock released; `onFault` is called with the reason.
 * @throws UnavailableError for a directory of another major version
 */
export async function startEngine(
  dataDir: string,
  limits: EngineLimits,
  onFault: (error: Error) => void,
): Promise<Link | { heldBy: Holder }> {
  const first = new MessageChannel();
  const reports = new MessageChannel();
  const count = sharedProgress();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: {
      dataDir,
      first: first.port2,
      reports: reports.port2,
      count,
      reserve: limits.reserve,
      compiled: await compiledEngine(),
    },
    transferList: [first.port2, reports.port2],
    name: 'store',
  });
  const session = clientSession(portChannel(first.port1));
  let generation: number | null = null;
  const { exited, isStuck } = mindThread(worker, count, limits, {
    onFault,
    onStuck: () => void session.disconnect(),
    // Releases the lock of a broken thread: the process, which the lock names, lives on.
    onExit: async () => void (generation !== null && (await markReleased(dataDir, generation))),
  });

  const report = await startReport(worker, reports.port1, (locked) => (generation = locked));
  if ('started' in report) {
    return {
      session,
      isStuck,
      async close() {
        if (isStuck()) return;
        await session.closeEngine().catch((error: Error) => {
          // Everything committed is in the log, from which the next engine recovers it.
          onFault(error);
          void worker.terminate();
        });
        await exited;
      },
    };
  }
  await exited;
  if ('heldBy' in report) return report;
  throw fromWire(report.failed);
}

function startReport(
  worker: Worker,
  reports: MessagePort,
  onLocked: (generation: number) => void,
): Promise<StartReport> {
  return new Promise((resolve, reject) => {
    reports.on('message', (report: LockReport | StartReport) => {
      if ('locked' in report) onLocked(report.locked);
      else resolve(report);
    });
    worker.once('error', reject);
    // Queued behind the last message, which the thread's end may overtake.
    reports.once('close', () => reject(new UnavailableError('The embedded store did not start')));
  });
}
