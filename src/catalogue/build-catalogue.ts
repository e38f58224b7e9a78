import type { Store } from '#src/store/open-store.ts';
import { buildInThread } from './build-thread.ts';
import { openList } from './list.ts';
import { loadTexts } from './texts-of.ts';
import type { Catalogue } from './lists/lists.ts';

/**
 * Builds the catalogue of a release in a worker thread, without indexes whose terms in another release are narrower.
 * Rejects when the store cannot be read, or when `signal` aborts the build.
 */
export async function buildCatalogue(
  store: Pick<Store, 'connection' | 'reading'>,
  release: number,
  signal: AbortSignal,
  terms = release,
): Promise<Catalogue> {
  signal.throwIfAborted();
  const { connection, transfer } = store.connection();
  try {
    const built = await buildInThread({ connection, release, terms }, transfer, signal);
    // A release that is served needs its texts in memory, in case the store goes away.
    await loadTexts(store.reading, release);
    const opened = Object.entries(built).map(([name, list]) => [name, openList(list)]);
    return Object.fromEntries(opened) as Catalogue;
  } catch (error) {
    signal.throwIfAborted();
    throw new Error(`the catalogue of release ${release} could not be built`, { cause: error });
  }
}
