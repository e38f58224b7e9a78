import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { Database } from '../store.ts';

/** Small pages, so that none holds the engine for long. */
const pageSize = 5_000;

/**
 * One hash of all items of a kind as of a release, or of those with the keys: it differs when an item is added, changed
 * or closed, and is the same again when a release restores the former state.
 */
export async function hashItems(
  db: Database,
  release: number,
  kind: ItemKind,
  keys?: readonly string[],
): Promise<string> {
  const hash = createHash('sha256');
  const among =
    keys === undefined
      ? sql`true`
      : sql`key in (select json_array_elements_text(${JSON.stringify(keys)}::json))`;
  for (let after = ''; ;) {
    const { rows } = await sql<{ key: string; hash: string }>`
      select key, hash from item where kind = ${kind} and key > ${after} and ${among}
        and valid_from <= ${release} and (valid_to is null or valid_to > ${release})
      order by key limit ${pageSize}`.execute(db);
    for (const row of rows) hash.update(`${row.key} ${row.hash}\n`);
    if (rows.length < pageSize) return hash.digest('base64url');
    after = rows.at(-1)!.key;
  }
}
