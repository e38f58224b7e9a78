import { expect, onTestFinished, test, vi } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { openWorkerQueue, type WorkerQueueOptions } from './worker-queue.ts';

type Job = { name: string; gate?: Int32Array };

/** Makes a file of the job's name. A job with a gate blocks the worker until the gate is opened. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { serveJobs } from '${new URL('serve-jobs.ts', import.meta.url)}';
  serveJobs(async ({ name, gate }) => {
    if (gate) Atomics.wait(gate, 0, 0);
    while (name === 'hangs');
    if (name === 'ends') process.exit();
    if (name === 'fails') throw new Error('no such font');
    return Buffer.from(name);
  });
`)}`,
);

function open(options: Partial<WorkerQueueOptions<Job>> = {}) {
  const reasons: unknown[] = [];
  const log = { error: (entry: unknown) => void reasons.push(entry) };
  const onRefused = vi.fn<() => void>();
  const common = { product: 'file', script, maxQueued: 10, timeout: 60_000, onRefused };
  const queue = openWorkerQueue<Job>(log as never, { ...common, ...options });
  onTestFinished(() => queue.close());
  const make = async (job: Job, signal?: AbortSignal) =>
    Buffer.from(await queue.run(job, signal)).toString();
  return { make, reasons, onRefused };
}

/** Closed until `open` is called, for all threads. */
function closedGate() {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const openGate = () => {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
  };
  onTestFinished(openGate);
  return { gate, openGate };
}

test('ID-03 a worker that hangs over one job is terminated, and the next jobs are done', async () => {
  const { make, reasons, onRefused } = open({ timeout: 2_000 });
  const hanging = make({ name: 'hangs' });
  await expect(hanging).rejects.toThrow(UnavailableError);
  expect(reasons).toEqual([{ reason: 'no answer in time' }]);
  // That one is broken, and not one too many.
  expect(onRefused).not.toHaveBeenCalled();
  // On a slow machine even a new thread may not be there in time.
  const made = await vi.waitFor(() => make({ name: 'well' }), { timeout: 60_000 });
  expect(made).toBe('well');
});

test('a job that fails is logged and stops no other, nor does a worker that ends', async () => {
  const { make, reasons } = open();
  await expect(make({ name: 'fails' })).rejects.toThrow(UnavailableError);
  const placed = [make({ name: 'a' }), make({ name: 'ends' }), make({ name: 'b' })] as const;
  await expect(placed[1]).rejects.toThrow(UnavailableError);
  expect([await placed[0], await placed[2]]).toEqual(['a', 'b']);
  expect(reasons).toEqual([{ reason: 'no such font' }, { reason: 'the thread ended' }]);
});

test('a thread that cannot begin says why', async () => {
  const { make, reasons } = open({ script: new URL('data:text/javascript,throw Error("broken")') });
  await expect(make({ name: 'a' })).rejects.toThrow(UnavailableError);
  expect(reasons).toEqual([{ reason: 'broken' }]);
});

test('a job that finds the queue full is refused at once: counted, and not logged', async () => {
  const { make, reasons, onRefused } = open({ maxQueued: 2 });
  const { gate, openGate } = closedGate();
  const placed = [make({ name: 'held', gate }), make({ name: 'a' }), make({ name: 'b' })];
  await expect(make({ name: 'c' })).rejects.toThrow('Too many wait for a file already');
  expect(onRefused).toHaveBeenCalledTimes(1);
  openGate();
  expect(await Promise.all(placed)).toEqual(['held', 'a', 'b']);
  expect(await make({ name: 'd' })).toBe('d');
  expect(reasons).toEqual([]);
});

test('a job that waits in the queue for too long is given up, and the running one is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { make, reasons, onRefused } = open({ timeout: 1_000 });
  const [first, second] = [closedGate(), closedGate()];
  const placed = [
    make({ name: 'first', gate: first.gate }),
    make({ name: 'second', gate: second.gate }),
  ];
  const late = make({ name: 'hangs' });
  vi.advanceTimersByTime(900);
  first.openGate();
  expect(await placed[0]).toBe('first');
  vi.advanceTimersByTime(900);
  await expect(late).rejects.toThrow(UnavailableError);
  expect(onRefused).toHaveBeenCalledTimes(1);
  second.openGate();
  expect(await placed[1]).toBe('second');
  expect(await make({ name: 'last' })).toBe('last');
  expect(reasons).toEqual([{ reason: 'no answer in time' }]);
});

test('a caller that has aborted before it queues a job has nothing made', async () => {
  const { make, reasons } = open();
  await expect(make({ name: 'ends' }, AbortSignal.abort())).rejects.toThrow(UnavailableError);
  expect(await make({ name: 'next' })).toBe('next');
  expect(reasons).toEqual([]);
});

test('a job that cannot be cloned holds up no other', async () => {
  const { make, reasons } = open();
  const { gate, openGate } = closedGate();
  const first = make({ name: 'first', gate });
  const broken = make({ name: 'broken', run: () => undefined } as Job);
  const last = make({ name: 'last' });
  openGate();
  await expect(broken).rejects.toThrow(UnavailableError);
  expect([await first, await last]).toEqual(['first', 'last']);
  expect(reasons).toEqual([{ reason: expect.stringContaining('could not be cloned') }]);
});

test('a caller that aborts in the queue has nothing made; a running job is finished and thrown away', async () => {
  const { make, reasons } = open();
  const { gate, openGate } = closedGate();
  const controller = new AbortController();
  const begun = make({ name: 'begun', gate }, controller.signal);
  const left = make({ name: 'ends' }, controller.signal);
  const last = make({ name: 'last' });
  controller.abort();
  await expect(left).rejects.toThrow(UnavailableError);
  openGate();
  expect([await begun, await last]).toEqual(['begun', 'last']);
  expect(reasons).toEqual([]);
});
