import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { IndexRow } from './index-list.ts';

type Keyed<Body> = { key: string; body: Body };

/** Reads one page of a release's items of a kind, keys ascending, beginning after a key. */
export type ReadItems = <K extends ItemKind>(
  kind: K,
  page: { after?: string; limit: number },
) => Promise<Keyed<ItemBody<K>>[]>;

/** Small enough that the engine is never held for long by one page. */
const pageSize = 1000;

async function* itemsOf<K extends ItemKind>(
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

/**
 * All indexes of a release with their figures, by fundId. Both kinds are read in the same order and joined
 * as they come, so that neither is held whole.
 */
export async function* indexRows(read: ReadItems): AsyncGenerator<IndexRow, void> {
  const figures = itemsOf(read, 'figures');
  let next = await figures.next();
  for await (const { key, body } of itemsOf(read, 'index')) {
    // Keys are ASCII, so that they compare here as the store orders them.
    while (!next.done && next.value.key < key) next = await figures.next();
    const mine = !next.done && next.value.key === key ? next.value.body : null;
    yield { index: body, figures: mine };
  }
}
