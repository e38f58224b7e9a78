import { parentPort } from 'node:worker_threads';
import { connectStore, type StoreConnection } from '#src/store/open-store.ts';
import { getRelease, requireContent } from '#src/store/releases/releases.ts';
import { eachCorrection } from '#src/store/levels/corrections.ts';
import { findItem, itemsOfRelease } from '#src/store/items/items.ts';
import { readTextsFrom } from '#src/i18n/replaced/replaced-texts.ts';
import { figuresOfRelease } from './figures/figures-of-release.ts';
import { heldOfRelease } from './figures/held-figures.ts';
import type { AnyListDeclaration } from './declaration.ts';
import { buffersOf, listBuilder, type ListBuffers } from './list-builder.ts';
import { withOwnFields, type IndexRow } from './lists/index-list.ts';
import { listNarrowed } from './narrowed-terms.ts';
import { lists, type ListName } from './lists/lists.ts';
import { loadTexts } from './texts-of.ts';

/** The request to the worker, and its answer. */
export type BuildRequest = { connection: StoreConnection; release: number; terms: number };
export type BuiltLists = Record<ListName, ListBuffers>;

// An error ends the thread, which reports it.
parentPort!.on('message', (request: BuildRequest) => void build(request));

async function build({ connection, release, terms }: BuildRequest): Promise<void> {
  const store = await connectStore(connection);
  try {
    parentPort!.postMessage(...(await listsOf(store, release, terms)));
  } finally {
    await store.close();
  }
}

/** The lists, and their buffers to transfer. */
async function listsOf(
  store: Awaited<ReturnType<typeof connectStore>>,
  release: number,
  terms: number,
): Promise<[BuiltLists, ArrayBuffer[]]> {
  const read = itemsOfRelease(store.db, release);
  const texts = await loadTexts(store.db, release);
  readTextsFrom(() => texts);
  const { published } = await getRelease(store.db, release);
  const corrections = () => eachCorrection(store.db, release);
  const narrowed =
    terms === release ? new Map<string, never>() : await listNarrowed(store.db, release, terms);
  const figures = await figuresOfRelease(store, release, {
    keeps: terms === release,
    narrowed,
  });
  const held = heldOfRelease(store.db, release);
  const source = { read, day: published.slice(0, 10), figures, held, corrections };
  const isShown = (row: unknown) => !narrowed.has((row as Partial<IndexRow>).index?.fundId ?? '');
  const built: [string, ListBuffers][] = [];
  const site = await findItem(store.db, release, 'site', 'site');
  for (const [name, { declaration: usual, rows }] of Object.entries(lists)) {
    const declaration = name === 'indexes' ? withOwnFields(site?.fields ?? []) : usual;
    const all = rows(source);
    built.push([name, await builtOf(declaration as AnyListDeclaration<unknown>, all, isShown)]);
  }
  // The release may have been pruned in the meantime.
  requireContent(await getRelease(store.db, release));
  return [Object.fromEntries(built) as BuiltLists, built.flatMap(([, list]) => buffersOf(list))];
}

/** Each list's rows suit its own declaration, which the type checker cannot follow through the table. */
async function builtOf(
  declaration: AnyListDeclaration<unknown>,
  rows: AsyncIterable<unknown>,
  isShown: (row: unknown) => boolean,
): Promise<ListBuffers> {
  const builder = listBuilder(declaration);
  for await (const row of rows) if (isShown(row)) builder.add(row);
  return builder.finish();
}
