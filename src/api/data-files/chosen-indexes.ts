import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { eachItem } from '#src/store/items/each-item.ts';
import { itemsOfRelease } from '#src/store/items/items.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import type { Stored } from '../source.ts';

/** Indexes of a file, by the numbers of their rows in the catalogue. */
export type ChosenIndexes = {
  /** Sorted by fundId, or in the order in which they were asked for. */
  rows: readonly number[];
  /** fundIds of those whose data the provider does not allow to be downloaded. */
  leftOut: readonly string[];
};

/** All indexes of a release, which every file of all of them begins with. */
const allIndexes = oncePerRelease(async ({ snapshot, db }: Stored): Promise<ChosenIndexes> => {
  const rows: number[] = [];
  const leftOut: string[] = [];
  for await (const { key, body } of eachItem(itemsOfRelease(db, snapshot.release), 'index')) {
    // An earlier release does not show what the provider shows less of by now.
    const row = snapshot.catalogue.indexes.find('fundId', key);
    if (row === null) continue;
    if (body.entitlements.downloads) rows.push(row);
    else leftOut.push(key);
  }
  return { rows, leftOut };
});

/**
 * The indexes that a file is asked for, or all, without those whose data may not be downloaded.
 * @param ids any identifiers of indexes
 * @throws NotFoundError when an identifier is none of any index
 */
export async function chooseIndexes(
  source: Stored,
  ids: readonly string[] | undefined,
): Promise<ChosenIndexes> {
  const all = await allIndexes(source);
  if (ids === undefined) return all;
  const { indexes } = source.snapshot.catalogue;
  const closed = new Set(all.leftOut);
  const asked = [...new Set(ids.map((id) => resolveFundId(source.snapshot, id)))];
  return {
    rows: asked.filter((id) => !closed.has(id)).map((id) => indexes.find('fundId', id)!),
    leftOut: asked.filter((id) => closed.has(id)),
  };
}
