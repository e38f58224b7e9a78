import type { IndexRow } from './index-list.ts';
import { itemsOf, type ReadItems } from './read-items.ts';

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
