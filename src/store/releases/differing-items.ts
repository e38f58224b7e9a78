import { sql } from 'kysely';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import { compile } from '../session-dialect.ts';
import type { Session } from '../session.ts';

/** How an item changes when the earlier release comes back. */
export type DifferingItem = { key: string; change: 'added' | 'changed' | 'closed' };

type Between = {
  /** The earlier release. */
  release: number;
  /** The release that is public. */
  current: number;
  /** Only the items of this index. */
  fundId?: string | undefined;
};

/** The items of a kind that differ between what is public and an earlier release. */
export const listDiffering = (
  session: Session,
  kind: ItemKind,
  between: Between,
): Promise<DifferingItem[]> => differing(session, kind, between, false);

/** The same for a part that comes back alone: items of indexes only where their index is public. */
export const listDifferingOfPublic = (
  session: Session,
  kind: ItemKind,
  between: Between,
): Promise<DifferingItem[]> =>
  differing(session, kind, between, kind !== 'document' && kind !== 'page');

async function differing(
  session: Session,
  kind: ItemKind,
  { release, current, fundId }: Between,
  isOfIndexes: boolean,
): Promise<DifferingItem[]> {
  const ofIndex = sql`split_part(key, '/', 1)`;
  const among = fundId === undefined ? sql`true` : sql`${ofIndex} = ${fundId}`;
  const asOf = (number: number) =>
    sql`valid_from <= ${number} and (valid_to is null or valid_to > ${number})`;
  const isPublic = isOfIndexes
    ? sql`exists (select from item index where index.kind = 'index' and index.key = ${ofIndex}
        and ${asOf(current)})`
    : sql`true`;
  const { rows } = await session.run(
    compile(sql`
      select key, case when standing.hash is null then 'added' when old.hash is null then 'closed'
        else 'changed' end as change
      from (select key, hash from item where kind = ${kind} and ${asOf(release)}) old
      full join (select key, hash from item where kind = ${kind} and ${asOf(current)}) standing
        using (key)
      where old.hash is distinct from standing.hash and ${among} and ${isPublic} order by key`),
  );
  return rows as DifferingItem[];
}
