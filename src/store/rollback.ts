import { sql } from 'kysely';
import { batchSizer, untilNone } from './batches.ts';
import { listLevels } from './levels.ts';
import { putLevels } from './put-levels.ts';
import { beginDraft } from './release-draft.ts';
import { getRelease, type Release } from './releases.ts';
import { differenceOf, emptySeries } from './series.ts';
import { compile, kyselyOver } from './session-dialect.ts';
import type { Session } from './session.ts';
import type { Store } from './store.ts';

/**
 * Publishes a new release with the content of an older one; the ledger calls those between withdrawn.
 * @throws NotFoundError when that release was never published
 * @throws UnavailableError when another publish is under way
 */
export async function rollbackTo(store: Store, release: number): Promise<Release> {
  const { label, sourceHash } = await getRelease(store.db, release);
  const draft = await beginDraft(
    store,
    { label, note: `Rollback to release ${release}`, sourceHash },
    release,
  );
  try {
    await restoreItems(draft.session, release, draft.number);
    await restoreLevels(draft.session, release, draft.number);
    return await draft.flip();
  } catch (error) {
    await draft.abandon().catch(() => {});
    throw error;
  }
}

/** Closes what came after the release and adds again what it had, unless the same body still stands. */
async function restoreItems(session: Session, release: number, draft: number): Promise<void> {
  const had = (alias: string) => sql`${sql.ref(`${alias}.valid_from`)} <= ${release}
    and ${sql.ref(`${alias}.valid_to`)} > ${release}`;
  await untilNone((limit) =>
    session.run(
      compile(sql`
        update item set valid_to = ${draft} where ctid = any (array(
          select late.ctid from item late
          where late.valid_from > ${release} and late.valid_from < ${draft} and late.valid_to is null
            and not exists (
              select from item old where old.kind = late.kind and old.key = late.key
                and old.hash = late.hash and ${had('old')}
            )
          limit ${limit}))`),
    ),
  );
  await untilNone((limit) =>
    session.run(
      compile(sql`
        insert into item (kind, key, valid_from, hash, body)
        select old.kind, old.key, ${draft}, old.hash, old.body from item old
        where ${had('old')} and not exists (
          select from item now where now.kind = old.kind and now.key = old.key
            and now.valid_to is null
        )
        limit ${limit}`),
    ),
  );
}

async function restoreLevels(session: Session, release: number, draft: number): Promise<void> {
  const db = kyselyOver(session);
  const sizer = batchSizer(4, 500);
  let after = '';
  for (;;) {
    const { rows } = await session.run(
      compile(sql`select distinct fund_id from segment where release > ${release}
        and release < ${draft} and fund_id > ${after} order by fund_id limit ${sizer.size()}`),
    );
    const fundIds = rows.map((row) => String(row['fund_id']));
    if (fundIds.length === 0) return;
    const started = performance.now();
    const [then, now] = [
      await listLevels(db, release, fundIds),
      await listLevels(db, draft - 1, fundIds),
    ];
    sizer.took((performance.now() - started) / 2);
    await putLevels(
      session,
      draft,
      fundIds.map((fundId) => ({
        fundId,
        ...differenceOf(now.get(fundId) ?? emptySeries, then.get(fundId) ?? emptySeries),
        reason: `Rollback to release ${release}`,
      })),
    );
    after = fundIds.at(-1)!;
  }
}
