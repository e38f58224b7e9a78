import { parentPort, workerData } from 'node:worker_threads';
import { connectStore, type StoreConnection } from '#src/store/open-store.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { itemsOfRelease } from '#src/store/items/items.ts';
import type { AnyListDeclaration } from './declaration.ts';
import { buffersOf, listBuilder, type ListBuffers } from './list-builder.ts';
import { lists, type ListName } from './lists.ts';

/** What the worker is asked, and what it answers. */
export type BuildRequest = { connection: StoreConnection; release: number };
export type BuiltLists = Record<ListName, ListBuffers>;

const { connection, release } = workerData as BuildRequest;
const store = await connectStore(connection);
try {
  const read = itemsOfRelease(store.db, release);
  const { published } = await getRelease(store.db, release);
  const built: [string, ListBuffers][] = [];
  for (const [name, { declaration, rows }] of Object.entries(lists)) {
    // Each list's rows suit its own declaration, which the type checker cannot follow through the table.
    const builder = listBuilder(declaration as AnyListDeclaration<unknown>);
    for await (const row of rows(read, published.slice(0, 10))) builder.add(row);
    built.push([name, builder.finish()]);
  }
  const buffers = built.flatMap(([, list]) => buffersOf(list));
  parentPort!.postMessage(Object.fromEntries(built), buffers);
} finally {
  await store.close();
}
