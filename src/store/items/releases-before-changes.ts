import { sql } from 'kysely';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { Database } from '../store.ts';

/**
 * Releases before one, the newest first, in which an item of some kinds under one key had another body than afterwards,
 * or existed while it did not afterwards.
 */
export async function listReleasesBeforeItemChanges(
  db: Database,
  release: number,
  { kinds, key }: { kinds: readonly ItemKind[]; key: string },
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select max(before.number)::int as number
    from (
      select distinct changed.release from item
        cross join lateral (values (valid_from), (valid_to)) as changed (release)
        where kind in (select json_array_elements_text(${JSON.stringify(kinds)}::json)) and key = ${key}
          and changed.release <= ${release}
        order by changed.release desc limit ${most}
    ) as changed
    join release as before on before.number < changed.release and before.published is not null
    group by changed.release
    order by 1 desc`.execute(db);
  return rows.map(({ number }) => number);
}
