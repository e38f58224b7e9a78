import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { IndexList } from '#src/catalogue/lists/index-list.ts';
import { buffersOf, type ListBuffers } from '#src/catalogue/list-builder.ts';
import { openList, type List } from '#src/catalogue/list.ts';
import { openDataIsHere } from './open-data.ts';

/** `synthetic`: how many invented indexes; null: the open data. `everyFigure`: those have every column of the register. */
export type DataSet = { name: string; synthetic: number | null; everyFigure?: boolean };

/** The data sets of the benches; says so where the open data is absent. */
export function dataSets(): DataSet[] {
  if (!openDataIsHere) console.log('The open data is not here: its part is skipped.');
  return [
    { name: 'synthetic 10k', synthetic: 10_000, everyFigure: true },
    { name: 'synthetic 300k', synthetic: 300_000, everyFigure: true },
    ...(openDataIsHere ? [{ name: 'open data', synthetic: null }] : []),
  ];
}

export type BuiltList = {
  list: List<IndexList>;
  buildSeconds: number;
  megabytes: number;
  /** Longest wait of this thread's event loop while the list was built, swapped in and first asked, ms. */
  longestWait: number;
  /** All the processor time that this thread took to swap it in and ask it first, ms. */
  processorTime: number;
};

/** Builds a list in a worker as the catalogue does (its rows made there, not read from a store). */
export async function buildInWorker(dataSet: DataSet): Promise<BuiltList> {
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  await delay(20);
  loop.reset();
  const started = performance.now();
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { workerData: dataSet });
  await once(worker, 'message'); // built, and about to be sent
  const processor = process.threadCpuUsage();
  const [buffers] = (await once(worker, 'message')) as [ListBuffers];
  const buildSeconds = (performance.now() - started) / 1000;
  const list = openList<IndexList>(buffers);
  const { rows } = list.screen({ page: 1, size: 20 });
  rows.forEach((row) => list.row(row));
  const { user, system } = process.threadCpuUsage(processor);
  await once(worker, 'exit');
  await delay(20);
  loop.disable();
  const bytes = buffersOf(buffers).reduce((sum, buffer) => sum + buffer.byteLength, 0);
  return {
    list,
    buildSeconds,
    megabytes: bytes / 1e6,
    longestWait: loop.max / 1e6,
    processorTime: (user + system) / 1e3,
  };
}
