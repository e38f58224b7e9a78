import { correctionRows } from '#src/catalogue/lists/correction-rows.ts';
import type { RowChange } from '#src/contract/api/row-changes.ts';
import { listChangedItems } from '#src/store/items/changed-items.ts';
import { itemsOfRelease } from '#src/store/items/items.ts';
import { eachCorrection } from '#src/store/levels/corrections.ts';
import { releaseAt } from '../changed-since.ts';
import type { Stored } from '../source.ts';

type Named = { fundId: string; date: string; release: number | string };

/** Identifies a correction: an index has at most one per day and release. */
const nameOf = ({ fundId, date, release }: Named) => `${fundId}/${date}/${release}`;

/**
 * How the corrections, of all indexes or of one, changed since a release or a moment; null where the query does not ask
 * for changes. A withdrawal whose level has returned is removed from the ledger.
 * @throws NotFoundError when there is no such release, GoneError when its content was pruned
 */
export async function correctionsSince(since: string | undefined, source: Stored, fundId?: string) {
  if (since === undefined) return null;
  const { db, snapshot } = source;
  const { corrections: list } = snapshot.catalogue;
  const after = await releaseAt(since, source);
  const then = await namesAsOf(after, source, fundId);
  const items = await listChangedItems(db, 'index', { after, release: snapshot.release });
  const indexes = new Set(items.map(({ key }) => key));
  const filters = { fundId: fundId === undefined ? undefined : [fundId] };
  const { rows } = list.screen({ filters, page: 1, size: list.size });
  const now = new Set(rows.map((row) => nameOf(list.row(row))));
  return {
    among: rows.filter((row) => {
      const correction = list.row(row);
      // A correction changes with its index, which decides its name and whether it may be shown.
      return !then.has(nameOf(correction)) || indexes.has(correction.fundId);
    }),
    of: (row: Named): { change: RowChange } => ({
      change: then.has(nameOf(row)) ? 'changed' : 'added',
    }),
    fields: { withdrawn: [...then].filter((name) => !now.has(name)) },
  };
}

/** Identifiers of the corrections that the ledger of a release showed. */
async function namesAsOf(release: number, { db }: Stored, fundId?: string): Promise<Set<string>> {
  const names = new Set<string>();
  const shown = correctionRows(itemsOfRelease(db, release), eachCorrection(db, release));
  for await (const { index, ...row } of shown) {
    if (fundId === undefined || index.fundId === fundId)
      names.add(nameOf({ ...row, fundId: index.fundId }));
  }
  return names;
}
