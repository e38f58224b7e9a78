import { sql } from 'kysely';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { Database } from '../store.ts';

/** How an item changed between two releases; both flags are true for one with another body. */
export type ChangedItem = { key: string; wasThere: boolean; isThere: boolean };

/**
 * The items of a kind, by key, that releases after one, up to another, added, changed or closed; including items that
 * were changed back.
 */
export async function listChangedItems(
  db: Database,
  kind: ItemKind,
  { after, release }: { after: number; release: number },
): Promise<ChangedItem[]> {
  const { rows } = await sql<ChangedItem>`
    select key,
      coalesce(bool_or(valid_from <= ${after} and (valid_to is null or valid_to > ${after})), false) as "wasThere",
      coalesce(bool_or(valid_from <= ${release} and (valid_to is null or valid_to > ${release})), false) as "isThere"
    from item where kind = ${kind}
    group by key
    having bool_or(valid_from > ${after} and valid_from <= ${release})
      or bool_or(valid_to > ${after} and valid_to <= ${release})
    order by key`.execute(db);
  return rows.filter(({ wasThere, isThere }) => wasThere || isThere);
}
