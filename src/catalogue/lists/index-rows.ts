import { hasCeased } from '#src/domain/levels/has-ceased.ts';
import { eachItem, type ReadItems } from '#src/store/items/each-item.ts';
import type { ReadFigures } from '../figures/figures-of-release.ts';
import type { ReadHeld } from '../figures/held-figures.ts';
import type { IndexRow } from './index-list.ts';

/** Few enough to hold their rows and figures in memory. */
const rowsAtATime = 1000;

/** All indexes of a release with their figures, by fundId, a part at a time. `day` is the ISO date of the release. */
export async function* indexRows(
  read: ReadItems,
  readFigures: ReadFigures,
  readHeld: ReadHeld,
  day: string,
): AsyncGenerator<IndexRow, void> {
  let some: IndexRow['index'][] = [];
  for await (const { body } of eachItem(read, 'index')) {
    some.push({ ...body, ceasedOn: hasCeased(body, day) ? body.ceasedOn : null });
    if (some.length < rowsAtATime) continue;
    yield* withFigures(some, readFigures, readHeld);
    some = [];
  }
  yield* withFigures(some, readFigures, readHeld);
}

async function* withFigures(
  indexes: readonly IndexRow['index'][],
  readFigures: ReadFigures,
  readHeld: ReadHeld,
): AsyncGenerator<IndexRow, void> {
  const figures = await readFigures(indexes);
  const held = await readHeld(indexes.map(({ fundId }) => fundId));
  for (const index of indexes) {
    const { fundId } = index;
    const stated = { ...ownFiguresOf(index), ...held.get(fundId) };
    yield { index, figures: figures.get(fundId) ?? null, held: stated };
  }
}

const ownFiguresOf = ({ ownFigures = {} }: IndexRow['index']): Record<string, number> =>
  Object.fromEntries(
    Object.entries(ownFigures).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
