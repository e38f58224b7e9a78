import { sql } from 'kysely';
import { NotFoundError } from '#src/domain/errors.ts';
import { itemKinds, type ItemBody, type ItemKind } from '#src/contract/provider/item-kinds.ts';
import { upgraded } from '#src/contract/provider/item-upgrades.ts';
import type { Database } from '../store.ts';
import { eachBody, type ReadItems } from './each-item.ts';

/** The body of one item as of a release; null when the release has no such item. */
export async function findItem<K extends ItemKind>(
  db: Database,
  release: number,
  kind: K,
  key: string,
): Promise<ItemBody<K> | null> {
  const row = await itemsOf(db, release, kind).where('key', '=', key).executeTakeFirst();
  return row ? parseBody(kind, row) : null;
}

/** @throws NotFoundError when the release has no such item */
export async function getItem<K extends ItemKind>(
  db: Database,
  release: number,
  kind: K,
  key: string,
): Promise<ItemBody<K>> {
  const body = await findItem(db, release, kind, key);
  if (body === null) throw new NotFoundError(`There is no ${kind} ${key}`);
  return body;
}

/**
 * The items of these keys that the release has, in the order of the keys. Rows are looked up one by one through the
 * primary key: without fresh statistics the planner would read the whole kind instead.
 */
export async function findItems<K extends ItemKind>(
  db: Database,
  release: number,
  kind: K,
  keys: readonly string[],
): Promise<ItemBody<K>[]> {
  const { rows } = await sql<StoredItem>`
    select found.version, found.body
    from json_array_elements_text(${JSON.stringify(keys)}::json) with ordinality as wanted (key, place)
    cross join lateral (
      select version, body from item where item.kind = ${kind} and item.key = wanted.key
        and valid_from <= ${release} and (valid_to is null or valid_to > ${release})
      order by valid_from desc limit 1
    ) found
    order by wanted.place`.execute(db);
  return rows.map((row) => parseBody(kind, row));
}

/**
 * Items of a kind as of a release in bytewise order of their keys, those after `after`, at most `limit`. A page holds
 * the embedded engine: pages of about a thousand let other queries in.
 */
export async function listItems<K extends ItemKind>(
  db: Database,
  release: number,
  kind: K,
  page: { after?: string | undefined; limit: number },
): Promise<{ key: string; body: ItemBody<K> }[]> {
  const rows = await itemsOf(db, release, kind)
    .where('key', '>', page.after ?? '')
    .orderBy('key')
    .limit(page.limit)
    .execute();
  return rows.map((row) => ({ key: row.key, body: parseBody(kind, row) }));
}

/** Binds the reading of items to one release, for walks over all of a kind. */
export const itemsOfRelease =
  (db: Database, release: number): ReadItems =>
  (kind, page) =>
    listItems(db, release, kind, page);

/** The bodies of all items of a small kind. */
export async function listAllItems<K extends ItemKind>(
  db: Database,
  release: number,
  kind: K,
): Promise<ItemBody<K>[]> {
  return Array.fromAsync(eachBody(itemsOfRelease(db, release), kind));
}

function itemsOf(db: Database, release: number, kind: ItemKind) {
  return db
    .selectFrom('item')
    .select(['key', 'version', 'body'])
    .where('kind', '=', kind)
    .where('valid_from', '<=', release)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', release)]));
}

type StoredItem = { version: number; body: unknown };

function parseBody<K extends ItemKind>(kind: K, { version, body }: StoredItem): ItemBody<K> {
  return itemKinds[kind].parse(upgraded(kind, version, body)) as ItemBody<K>;
}
