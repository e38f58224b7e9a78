import { sql } from 'kysely';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { Database } from '../store.ts';

/** How often an item was changed after its first publication, and when last, as an ISO timestamp. */
export type ItemChanges = { changes: number; changed: string };

/** The changes of items up to a release, by key; items that never changed are absent. */
export async function findItemChanges(
  db: Database,
  release: number,
  kind: ItemKind,
  keys: readonly string[],
): Promise<Map<string, ItemChanges>> {
  const { rows } = await sql<ItemChanges & { key: string }>`
    select item.key, count(*)::int - 1 as changes, max(release.published) as changed
    from item join release on release.number = item.valid_from
    where item.kind = ${kind} and item.valid_from <= ${release}
      and item.key in (select json_array_elements_text(${JSON.stringify(keys)}::json))
    group by item.key having count(*) > 1`.execute(db);
  return new Map(rows.map(({ key, ...changes }) => [key, changes]));
}
