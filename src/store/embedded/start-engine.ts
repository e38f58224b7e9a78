import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { portChannel } from './channel.ts';
import { clientSession } from './client-session.ts';
import type { Link } from './link.ts';
import { markReleased } from './lock.ts';
import type { StartReport } from './protocol.ts';
import { fromWire } from './wire-error.ts';

type Holder = Extract<StartReport, { heldBy: unknown }>['heldBy'];

/**
 * Starts the engine of a data directory in a worker thread; or says who holds the directory.
 * @throws UnavailableError for a directory of another major version
 */
export async function startEngine(dataDir: string): Promise<Link | { heldBy: Holder }> {
  const first = new MessageChannel();
  const reports = new MessageChannel();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { dataDir, first: first.port2, reports: reports.port2 },
    transferList: [first.port2, reports.port2],
    name: 'store',
  });
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  const session = clientSession(portChannel(first.port1));
  const report = await startReport(worker, reports.port1);
  if ('started' in report) {
    // Should the thread break, the directory must not stay locked by a process that lives on.
    worker.once('error', () => void markReleased(dataDir, report.generation));
    return {
      session,
      async close() {
        await session.closeEngine();
        await exited;
      },
    };
  }
  await exited;
  if ('heldBy' in report) return report;
  throw fromWire(report.failed);
}

function startReport(worker: Worker, reports: MessagePort): Promise<StartReport> {
  return new Promise((resolve, reject) => {
    reports.once('message', resolve);
    worker.once('error', reject);
  });
}
