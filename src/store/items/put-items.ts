import { sql, type RawBuilder } from 'kysely';
import { itemKinds, type ItemBody, type ItemKind } from '#src/contract/provider/item-kinds.ts';
import { versionOf } from '#src/contract/provider/item-upgrades.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { batchSizer, inBatches, inBatchesByLength } from '../batches.ts';
import { canonicalHash } from './canonical-hash.ts';
import { compile } from '../session-dialect.ts';
import type { Session, Statement } from '../session.ts';

/** The changes of items of a kind, by key. */
export type ItemChanges = { added: string[]; changed: string[]; unchanged: number };

/**
 * Stages items under an unfinished release. Hashes are compared in the database; an unchanged item is not written.
 * @throws InvalidInputError when a key comes twice
 */
export async function putItems<K extends ItemKind>(
  session: Session,
  release: number,
  kind: K,
  items: readonly { key: string; body: ItemBody<K> }[],
): Promise<ItemChanges> {
  const firstOfKind = !(await hasItems(session, kind));
  return changesOfItems(session, kind, items, (rows) =>
    (firstOfKind ? stageFirst : stage)(release, kind, rows),
  );
}

/**
 * Compares items with those of a published release without writing.
 * @throws InvalidInputError when a key comes twice
 */
export function compareItems<K extends ItemKind>(
  session: Session,
  release: number,
  kind: K,
  items: readonly { key: string; body: ItemBody<K> }[],
): Promise<ItemChanges> {
  return changesOfItems(session, kind, items, (rows) => differing(release, kind, rows));
}

/**
 * Runs, in batches, a statement that returns the keys of changed rows.
 * @throws InvalidInputError when a key comes twice
 */
export async function changesOfItems<K extends ItemKind>(
  session: Session,
  kind: K,
  items: readonly { key: string; body: ItemBody<K> }[],
  statementFor: (rows: string) => Statement,
): Promise<ItemChanges> {
  refuseDuplicates(kind, items);
  const changes: ItemChanges = { added: [], changed: [], unchanged: 0 };
  await inBatchesByLength(rowTexts(kind, items), async (batch) => {
    const { rows, milliseconds } = await session.run(statementFor(`[${batch.join(',')}]`));
    for (const { key, is_new: isNew } of rows as { key: string; is_new: boolean }[]) {
      (isNew ? changes.added : changes.changed).push(key);
    }
    changes.unchanged += batch.length - rows.length;
    return milliseconds;
  });
  return changes;
}

/** Rows that have another hash in a published release, or are missing there. */
function differing(release: number, kind: ItemKind, rows: string) {
  return compile(sql`
    select row.key, standing.hash is null as is_new
    from json_to_recordset(${rows}::json) as row (key text, hash text)
    left join lateral (${standingOf(kind, sql.ref('row.key'), release)}) standing on true
    where standing.hash is distinct from row.hash`);
}

/** The row of a key in a published release. */
export function standingOf(
  kind: ItemKind | RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  release: number,
) {
  return sql`select hash, body from item where kind = ${kind} and key = ${key}
    and valid_from <= ${release} and (valid_to is null or valid_to > ${release})
    order by valid_from desc limit 1`;
}

function* rowTexts<K extends ItemKind>(
  kind: K,
  items: readonly { key: string; body: ItemBody<K> }[],
): Generator<string> {
  const version = versionOf(kind);
  for (const { key, body } of items) {
    const parsed = itemKinds[kind].parse(body);
    // The same JSON may mean something else in another version.
    const hash = canonicalHash(version === 1 ? parsed : [version, parsed]);
    yield JSON.stringify({ key, hash, body: parsed });
  }
}

/** A first publish skips the comparison, which saves a third of its time. */
function stageFirst(release: number, kind: ItemKind, rows: string) {
  return compile(sql`
    with added as (
      insert into item (kind, key, valid_from, hash, version, body)
      select ${kind}, key, ${release}, hash, ${versionOf(kind)}::int, body
      from json_to_recordset(${rows}::json) as row (key text, hash text, body jsonb)
      returning key
    )
    select key, true as is_new from added`);
}

/**
 * All parts of the statement see the rows as they were before. The present row of a key is looked up through the
 * primary key: without fresh statistics the planner would read the whole kind for every batch.
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
    select key, valid_from is null as is_new from incoming`);
}

/** The row of a key that the unfinished release sees. */
export function standingRow(kind: ItemKind | RawBuilder<unknown>, key: RawBuilder<unknown>) {
  return sql`select ctid as tid, valid_from, hash from item
    where kind = ${kind} and key = ${key} and valid_to is null order by valid_from desc limit 1`;
}

/**
 * Closes the items of a kind from before the unfinished release whose keys are not in `keep`. Items that the release
 * itself added stay.
 * @returns the keys of the closed items
 */
export async function closeMissing(
  session: Session,
  release: number,
  kind: ItemKind,
  keep: ReadonlySet<string>,
): Promise<string[]> {
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
  return missing;
}

/** The keys of a kind in a published release that are not in `keep`. */
export async function findMissing(
  session: Session,
  release: number,
  kind: ItemKind,
  keep: ReadonlySet<string>,
): Promise<string[]> {
  const standing = sql`valid_from <= ${release} and (valid_to is null or valid_to > ${release})`;
  return (await keysOf(session, kind, standing)).filter((key) => !keep.has(key));
}

/**
 * Keys from before the release. Rows of the release itself are skipped within the primary key: reading a fresh row
 * marks its page as changed, and the next checkpoint would write all of them again.
 */
function keysFromBefore(session: Session, release: number, kind: ItemKind): Promise<string[]> {
  return keysOf(session, kind, sql`valid_to is null and valid_from < ${release}`);
}

async function keysOf(
  session: Session,
  kind: ItemKind,
  among: RawBuilder<unknown>,
): Promise<string[]> {
  const sizer = batchSizer(5_000, 500, 50_000);
  const keys: string[] = [];
  for (;;) {
    const limit = sizer.size();
    const { rows, milliseconds } = await session.run(
      compile(sql`select key from item where kind = ${kind} and ${among}
        and key > ${keys.at(-1) ?? ''} order by key limit ${limit}`),
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
