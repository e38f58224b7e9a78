import { sql, type RawBuilder } from 'kysely';
import { itemKinds, type ItemBody, type ItemKind } from '#src/contract/provider/item-kinds.ts';
import { versionOf } from '#src/contract/provider/item-upgrades.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { batchSizer, inBatches, inBatchesByLength } from '../batches.ts';
import { canonicalHash } from './canonical-hash.ts';
import { compile } from '../session-dialect.ts';
import type { Session } from '../session.ts';

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
  const firstOfKind = !(await hasItems(session, kind));
  const counts: ItemCounts = { added: 0, changed: 0, unchanged: 0 };
  const write = async (batch: readonly string[]) => {
    const rows = `[${batch.join(',')}]`;
    const { rows: outcome, milliseconds } = await session.run(
      (firstOfKind ? stageFirst : stage)(release, kind, rows),
    );
    const { added = 0, changed = 0 } = outcome[0] as Partial<ItemCounts>;
    counts.added += added;
    counts.changed += changed;
    counts.unchanged += batch.length - added - changed;
    return milliseconds;
  };
  await inBatchesByLength(rowTexts(kind, items), write);
  return counts;
}

function* rowTexts<K extends ItemKind>(
  kind: K,
  items: readonly { key: string; body: ItemBody<K> }[],
): Generator<string> {
  const version = versionOf(kind);
  for (const { key, body } of items) {
    const parsed = itemKinds[kind].parse(body);
    // The same JSON in another version may mean something else.
    const hash = canonicalHash(version === 1 ? parsed : [version, parsed]);
    yield JSON.stringify({ key, hash, body: parsed });
  }
}

/** Without a look at what stands, where nothing does: a first publish takes two thirds of the time. */
function stageFirst(release: number, kind: ItemKind, rows: string) {
  return compile(sql`
    with added as (
      insert into item (kind, key, valid_from, hash, version, body)
      select ${kind}, key, ${release}, hash, ${versionOf(kind)}::int, body
      from json_to_recordset(${rows}::json) as row (key text, hash text, body jsonb)
      returning 1
    )
    select count(*)::int as added, 0 as changed from added`);
}

/**
 * All parts see the rows as they were before. The standing row of a key is looked up one by one through the
 * primary key: without fresh statistics the planner would rather read the whole kind for every batch.
 */
function stage(release: number, kind: ItemKind, rows: string) {
  return compile(sql`
    with incoming as materialized (
      select row.*, standing.tid, standing.valid_from
      from json_to_recordset(${rows}::json) as row (key text, hash text, body jsonb)
      left join lateral (${standingRow(kind, sql.ref('row.key'))}) standing on true
      where standing.hash is distinct from row.hash
    ), closed as (
      update item set valid_to = ${release} from incoming
      where item.ctid = incoming.tid and incoming.valid_from < ${release}
      returning 1
    ), restaged as (
      update item set hash = incoming.hash, version = ${versionOf(kind)}::int, body = incoming.body
      from incoming
      where item.ctid = incoming.tid and incoming.valid_from = ${release}
      returning 1
    ), added as (
      insert into item (kind, key, valid_from, hash, version, body)
      select ${kind}, key, ${release}, hash, ${versionOf(kind)}::int, body from incoming
      where valid_from is null or valid_from < ${release}
    )
    select (select count(*)::int from incoming where valid_from is null) as added,
      (select count(*)::int from incoming where valid_from is not null) as changed`);
}

/** The row of a key that the unfinished release sees. */
function standingRow(kind: ItemKind, key: RawBuilder<unknown>) {
  return sql`select ctid as tid, valid_from, hash from item
    where kind = ${kind} and key = ${key} and valid_to is null order by valid_from desc limit 1`;
}

/**
 * Closes the items of a kind that stood before the unfinished release and are not to be kept: from it on they
 * are gone. What the release itself has put stays.
 * @returns how many were closed
 */
export async function closeMissing(
  session: Session,
  release: number,
  kind: ItemKind,
  keep: ReadonlySet<string>,
): Promise<number> {
  const missing = (await keysFromBefore(session, release, kind)).filter((key) => !keep.has(key));
  await inBatches(missing, async (keys) => {
    const { milliseconds } = await session.run(
      compile(sql`update item set valid_to = ${release}
        from json_array_elements_text(${JSON.stringify(keys)}::json) as gone (key)
        cross join lateral (${standingRow(kind, sql.ref('gone.key'))}) standing
        where item.ctid = standing.tid`),
    );
    return milliseconds;
  });
  return missing.length;
}

/**
 * Keys that stood before the release. Rows of the release are passed over in the primary key: the first look
 * at a fresh row marks its page, and the next checkpoint would hold everybody up by writing them all again.
 */
async function keysFromBefore(
  session: Session,
  release: number,
  kind: ItemKind,
): Promise<string[]> {
  const sizer = batchSizer(5_000, 500, 50_000);
  const keys: string[] = [];
  for (;;) {
    const limit = sizer.size();
    const { rows, milliseconds } = await session.run(
      compile(sql`select key from item where kind = ${kind} and valid_to is null
        and valid_from < ${release} and key > ${keys.at(-1) ?? ''} order by key limit ${limit}`),
    );
    sizer.took(milliseconds);
    for (const row of rows) keys.push(String(row['key']));
    if (rows.length < limit) return keys;
  }
}

async function hasItems(session: Session, kind: ItemKind): Promise<boolean> {
  const { rows } = await session.run(
    compile(sql`select 1 from item where kind = ${kind} and valid_to is null order by key limit 1`),
  );
  return rows.length > 0;
}

function refuseDuplicates(kind: ItemKind, items: readonly { key: string }[]): void {
  const seen = new Set<string>();
  for (const { key } of items) {
    if (seen.has(key)) throw new InvalidInputError(`${kind} ${key} comes twice`, [key]);
    seen.add(key);
  }
}
