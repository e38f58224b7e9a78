import { workerData, type MessagePort } from 'node:worker_threads';
import { runEngine } from './run-engine.ts';
import type { StartReport } from './protocol.ts';
import { toWire } from './wire-error.ts';

/**
 * The thread that owns the embedded database: its lock, its files, its socket. `first` is the port of the
 * thread that started it, `reports` takes one message about the start.
 */
const { dataDir, first, reports } = workerData as {
  dataDir: string;
  first: MessagePort;
  reports: MessagePort;
};

function report(message: StartReport): void {
  reports.postMessage(message);
  reports.close();
}

try {
  const outcome = await runEngine(dataDir, first);
  if ('heldBy' in outcome) first.close();
  report(outcome);
} catch (error) {
  first.close();
  report({ failed: toWire(error) });
}
