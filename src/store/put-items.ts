import { sql } from 'kysely';
import { itemKinds, type ItemBody, type ItemKind } from '#src/contract/provider/item-kinds.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { batchSizer, inBatches } from './batches.ts';
import { canonicalHash } from './canonical-hash.ts';
import { compile } from './session-dialect.ts';
import type { Session } from './session.ts';

export type ItemCounts = { added: number; changed: number; unchanged: number };

/**
 * Stages items under an unfinished release. Hashes are compared in the database; an item whose hash is the
 * same as before is not written.
 * @throws InvalidInputError when a key comes twice
 */
export async function putItems<K extends ItemKind>(
  session: Session,
  release: number,
  kind: K,
  items: readonly { key: string; body: ItemBody<K> }[],
): Promise<ItemCounts> {
  refuseDuplicates(kind, items);
  const counts: ItemCounts = { added: 0, changed: 0, unchanged: 0 };
  await inBatches(items, async (batch) => {
    const rows = batch.map(({ key, body }) => {
      const parsed = itemKinds[kind].parse(body);
      return { key, hash: canonicalHash(parsed), body: parsed };
    });
    const { rows: outcome, milliseconds } = await session.run(stage(release, kind, rows));
    const { added = 0, changed = 0 } = outcome[0] as Partial<ItemCounts>;
    counts.added += added;
    counts.changed += changed;
    counts.unchanged += batch.length - added - changed;
    return milliseconds;
  });
  return counts;
}

/** All parts see the rows as they were before: those that `closed` and `restaged` touch are not added again. */
function stage(release: number, kind: ItemKind, rows: readonly object[]) {
  return compile(sql`
    with incoming as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as row (key text, hash text, body jsonb)
    ), standing as materialized (
      select item.key, item.valid_from, item.hash, incoming.hash as new_hash
      from incoming join item on item.kind = ${kind} and item.key = incoming.key
      where item.valid_to is null
    ), closed as (
      update item set valid_to = ${release} from standing
      where item.kind = ${kind} and item.key = standing.key and item.valid_from = standing.valid_from
        and standing.hash <> standing.new_hash and standing.valid_from < ${release}
      returning item.key
    ), restaged as (
      update item set hash = incoming.hash, body = incoming.body from standing join incoming using (key)
      where item.kind = ${kind} and item.key = standing.key and item.valid_from = standing.valid_from
        and standing.hash <> standing.new_hash and standing.valid_from = ${release}
      returning item.key
    ), added as (
      insert into item (kind, key, valid_from, hash, body)
      select ${kind}, incoming.key, ${release}, incoming.hash, incoming.body
      from incoming left join standing using (key)
      where standing.key is null
        or (standing.hash <> standing.new_hash and standing.valid_from < ${release})
      returning key
    )
    select (select count(*)::int from closed) + (select count(*)::int from restaged) as changed,
      (select count(*)::int from added) - (select count(*)::int from closed) as added`);
}

/**
 * Closes the items of a kind whose keys are not to be kept: from the unfinished release on they are gone.
 * @returns how many were closed
 */
export async function closeMissing(
  session: Session,
  release: number,
  kind: ItemKind,
  keep: ReadonlySet<string>,
): Promise<number> {
  const missing = (await standingKeys(session, kind)).filter((key) => !keep.has(key));
  await inBatches(missing, async (keys) => {
    const named = sql`kind = ${kind} and valid_to is null and key in (
      select json_array_elements_text(${JSON.stringify(keys)}::json))`;
    return session.batch([
      compile(sql`delete from item where ${named} and valid_from = ${release}`),
      compile(sql`update item set valid_to = ${release} where ${named}`),
    ]);
  });
  return missing.length;
}

async function standingKeys(session: Session, kind: ItemKind): Promise<string[]> {
  const sizer = batchSizer(5_000, 50_000);
  const keys: string[] = [];
  for (;;) {
    const limit = sizer.size();
    const { rows, milliseconds } = await session.run(
      compile(sql`select key from item where kind = ${kind} and valid_to is null
        and key > ${keys.at(-1) ?? ''} order by key limit ${limit}`),
    );
    sizer.took(milliseconds);
    for (const row of rows) keys.push(String(row['key']));
    if (rows.length < limit) return keys;
  }
}

function refuseDuplicates(kind: ItemKind, items: readonly { key: string }[]): void {
  const seen = new Set<string>();
  for (const { key } of items) {
    if (seen.has(key)) throw new InvalidInputError(`${kind} ${key} comes twice`, [key]);
    seen.add(key);
  }
}
