import { sql } from 'kysely';
import { itemKinds, type ItemBody, type ItemKind } from '#src/contract/provider/item-kinds.ts';
import { upgraded } from '#src/contract/provider/item-upgrades.ts';
import { compile } from '../session-dialect.ts';
import type { SeriesChanges } from '../levels/series.ts';
import type { Session } from '../session.ts';
import type { Database } from '../store.ts';
import type { Tables } from '../tables.ts';
import { changesIn } from './draft-target.ts';

export type DraftLevels = { fundId: string; changes: SeriesChanges };

/** Few histories at a time, so that the engine is not held for long. */
const levelsPerPage = 50;

/** The changed levels of a draft, some indexes at a time. */
export async function* eachDraftLevels(
  session: Session,
  content: number,
): AsyncGenerator<DraftLevels[]> {
  for (let after = ''; ;) {
    const { rows } = await session.run(
      compile(sql`select fund_id, days, values, old_values from draft_levels
        where content = ${content} and fund_id > ${after} order by fund_id limit ${levelsPerPage}`),
    );
    const page = (rows as Tables['draft_levels'][]).map((row) => ({
      fundId: row.fund_id,
      changes: changesIn(row),
    }));
    if (page.length > 0) yield page;
    if (page.length < levelsPerPage) return;
    after = page.at(-1)!.fundId;
  }
}

/** A draft's change of an item of the release that it was made against. */
export type DraftItemChange = {
  kind: ItemKind;
  key: string;
  change: 'added' | 'changed' | 'closed';
};

/** The items that a draft changes, by kind and key. */
export async function listDraftItems(
  session: Session,
  content: number,
): Promise<DraftItemChange[]> {
  const { rows } = await session.run(
    compile(sql`select kind, key,
        case when hash is null then 'closed' when before is null then 'added' else 'changed' end as change
      from draft_item where content = ${content} order by kind, key`),
  );
  return rows as DraftItemChange[];
}

/** The items of a kind as a draft has them, some at a time, without those that it closes. */
export async function* eachDraftItem<K extends ItemKind>(
  session: Session,
  content: number,
  kind: K,
  size: number,
): AsyncGenerator<{ key: string; body: ItemBody<K> }[]> {
  for (let after = ''; ;) {
    const { rows } = await session.run(
      compile(sql`select key, version, body from draft_item
        where content = ${content} and kind = ${kind} and hash is not null and key > ${after}
        order by key limit ${size}`),
    );
    const page = (rows as Tables['draft_item'][]).map(({ key, version, body }) => ({
      key,
      body: itemKinds[kind].parse(upgraded(kind, version, body)) as ItemBody<K>,
    }));
    if (page.length > 0) yield page;
    if (page.length < size) return;
    after = page.at(-1)!.key;
  }
}

/** A file of a draft by its hash; null for one that a release has. */
export async function findDraftBlob(
  db: Database,
  content: number,
  sha256: string,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('draft_blob')
    .select('bytes')
    .where('content', '=', content)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row?.bytes ?? null;
}
