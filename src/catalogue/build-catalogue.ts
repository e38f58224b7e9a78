import { Worker } from 'node:worker_threads';
import type { Store } from '#src/store/open-store.ts';
import type { BuildRequest, BuiltLists } from './build-worker.ts';
import { openList } from './list.ts';
import { loadTexts } from './texts-of.ts';
import type { Catalogue } from './lists/lists.ts';

/**
 * Builds the catalogue of a release in a worker thread, without the indexes of which the provider shows less by the terms
 * of another release. Rejects when the store cannot be read, or when
 * `signal` gives the build up.
 */
export async function buildCatalogue(
  store: Pick<Store, 'connection' | 'reading'>,
  release: number,
  signal: AbortSignal,
  terms = release,
): Promise<Catalogue> {
  signal.throwIfAborted();
  const { connection, transfer } = store.connection();
  const request: BuildRequest = { connection, release, terms };
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), {
    workerData: request,
    transferList: transfer,
  });
  const giveUp = () => void worker.terminate();
  signal.addEventListener('abort', giveUp);
  try {
    const built = await firstMessage<BuiltLists>(worker);
    // Once it serves, a release is answered from memory, and that in its own words, whatever becomes of the store.
    await loadTexts(store.reading, release);
    const opened = Object.entries(built).map(([name, list]) => [name, openList(list)]);
    return Object.fromEntries(opened) as Catalogue;
  } catch (error) {
    signal.throwIfAborted();
    throw new Error(`the catalogue of release ${release} could not be built`, { cause: error });
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

function firstMessage<Message>(worker: Worker): Promise<Message> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the worker ended without an answer')));
  });
}
