import { parentPort, workerData } from 'node:worker_threads';
import { connectStore, type StoreConnection } from '#src/store/open-store.ts';
import { listItems } from '#src/store/items.ts';
import { indexList } from './index-list.ts';
import { indexRows } from './index-rows.ts';
import { buffersOf, listBuilder, type ListBuffers } from './list-builder.ts';

/** What the worker is asked, and what it answers. */
export type BuildRequest = { connection: StoreConnection; release: number };
export type BuiltLists = { indexes: ListBuffers };

const { connection, release } = workerData as BuildRequest;
const store = await connectStore(connection);
try {
  const builder = listBuilder(indexList);
  for await (const row of indexRows((kind, page) => listItems(store.db, release, kind, page))) {
    builder.add(row);
  }
  const lists: BuiltLists = { indexes: builder.finish() };
  parentPort!.postMessage(lists, buffersOf(lists.indexes));
} finally {
  await store.close();
}
