import { workerData, type MessagePort } from 'node:worker_threads';
import { progressOn } from './progress.ts';
import { runEngine } from './run-engine.ts';
import type { LockReport, StartReport } from './protocol.ts';
import { toWire } from './wire-error.ts';

/**
 * The thread that owns the embedded database: its lock, its files, its socket. `first` is the port of the thread that
 * started it, `reports` receives messages about the start, and `count` is its progress. A thread that ends closes its
 * ports.
 */
const { dataDir, first, reports, count, reserve, compiled } = workerData as {
  dataDir: string;
  first: MessagePort;
  reports: MessagePort;
  count: Int32Array;
  reserve: number;
  compiled: WebAssembly.Module;
};

function report(message: StartReport): void {
  reports.postMessage(message);
  reports.close();
}

function onLocked(generation: number): void {
  reports.postMessage({ locked: generation } satisfies LockReport);
}

const progress = progressOn(count);
try {
  const outcome = await runEngine({ dataDir, first, progress, onLocked, reserve, compiled });
  progress.end();
  report(outcome);
} catch (error) {
  progress.end();
  report({ failed: toWire(error) });
}
