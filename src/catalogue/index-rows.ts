import { hasCeased } from '#src/domain/levels/has-ceased.ts';
import type { IndexRow } from './index-list.ts';
import { eachItem, type ReadItems } from '#src/store/items/each-item.ts';

/**
 * All indexes of a release with their figures, by fundId. Both kinds are read in the same order and joined
 * as they come, so that neither is held whole. `day` is the ISO date of the release.
 */
export async function* indexRows(read: ReadItems, day: string): AsyncGenerator<IndexRow, void> {
  const figures = eachItem(read, 'figures');
  let next = await figures.next();
  for await (const { key, body } of eachItem(read, 'index')) {
    // Keys are ASCII, so that they compare here as the store orders them.
    while (!next.done && next.value.key < key) next = await figures.next();
    const mine = !next.done && next.value.key === key ? next.value.body : null;
    const ceasedOn = hasCeased(body, day) ? body.ceasedOn : null;
    yield { index: { ...body, ceasedOn }, figures: mine };
  }
}
