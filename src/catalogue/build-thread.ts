import { Worker } from 'node:worker_threads';
import type { Store } from '#src/store/store.ts';
import type { BuildRequest, BuiltLists } from './build-worker.ts';
import { buffersOf } from './list-builder.ts';

type Transfer = ReturnType<Store['connection']>['transfer'];

/**
 * Milliseconds for which an idle thread waits for the next build, since loading a new one takes a third of a second.
 */
const idleTime = 10_000;

/** A thread that built larger lists is ended at once, to release its memory. */
const mostBytes = 32 * 1_024 * 1_024;

let idle: { worker: Worker; end: () => void } | null = null;

/**
 * Builds the lists of a release in a separate thread. Rejects when that fails, or when `signal` aborts the build.
 * @param transfer transferred with the connection of the request
 */
export async function buildInThread(
  request: BuildRequest,
  transfer: Transfer,
  signal: AbortSignal,
): Promise<BuiltLists> {
  const worker = takeIdle() ?? new Worker(new URL('./build-worker.ts', import.meta.url));
  try {
    worker.postMessage(request, transfer);
    const built = await answerOf(worker, signal);
    const bytes = Object.values(built).flatMap(buffersOf);
    const isSmall = bytes.reduce((sum, { byteLength }) => sum + byteLength, 0) < mostBytes;
    if (isSmall && idle === null) letWait(worker);
    else void worker.terminate();
    return built;
  } catch (error) {
    void worker.terminate();
    throw error;
  }
}

function takeIdle(): Worker | null {
  const taken = idle?.worker ?? null;
  idle?.end();
  taken?.ref();
  return taken;
}

/** The idle thread does not keep the process alive. */
function letWait(worker: Worker): void {
  worker.unref();
  const timer = setTimeout(() => {
    end();
    void worker.terminate();
  }, idleTime).unref();
  const end = () => {
    clearTimeout(timer);
    worker.off('exit', end);
    idle = null;
  };
  worker.once('exit', end);
  idle = { worker, end };
}

function answerOf(worker: Worker, signal: AbortSignal): Promise<BuiltLists> {
  const heard = new AbortController();
  return new Promise<BuiltLists>((resolve, reject) => {
    const on = (event: string, hear: (value: unknown) => void) => {
      worker.once(event, hear);
      heard.signal.addEventListener('abort', () => worker.off(event, hear));
    };
    on('message', (built) => resolve(built as BuiltLists));
    on('error', reject);
    on('exit', () => reject(new Error('the worker ended without an answer')));
    signal.addEventListener('abort', () => reject(signal.reason as Error), {
      signal: heard.signal,
    });
  }).finally(() => heard.abort());
}
