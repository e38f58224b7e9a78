import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';

type Keyed<Body> = { key: string; body: Body };

/** Reads one page of a release's items of a kind, keys ascending, beginning after a key. */
export type ReadItems = <K extends ItemKind>(
  kind: K,
  page: { after?: string; limit: number },
) => Promise<Keyed<ItemBody<K>>[]>;

/** Small pages, so that none holds the engine for long. */
const pageSize = 1000;

/** All items of a kind, keys ascending, a page at a time. */
export async function* eachItem<K extends ItemKind>(
  read: ReadItems,
  kind: K,
): AsyncGenerator<Keyed<ItemBody<K>>, void> {
  for (let page = await read(kind, { limit: pageSize }); page.length > 0;) {
    yield* page;
    const last = page.at(-1)!;
    if (page.length < pageSize) return;
    page = await read(kind, { after: last.key, limit: pageSize });
  }
}

/** All bodies of a kind, in the order of their keys. */
export async function* eachBody<K extends ItemKind>(
  read: ReadItems,
  kind: K,
): AsyncGenerator<ItemBody<K>, void> {
  for await (const { body } of eachItem(read, kind)) yield body;
}
