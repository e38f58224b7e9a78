import { sql } from 'kysely';
import { batchSizer } from '../batches.ts';
import { listLevels } from '../levels/levels.ts';
import { overPages } from '../items/over-pages.ts';
import { putLevels } from '../levels/put-levels.ts';
import { beginDraft } from './release-draft.ts';
import { getRelease, type Release } from './releases.ts';
import { differenceOf, emptySeries } from '../levels/series.ts';
import { compile, kyselyOver } from '../session-dialect.ts';
import type { Session } from '../session.ts';
import type { Store } from '../store.ts';

/**
 * Publishes a new release with the content of an older one; the ledger calls those between withdrawn. `reason` is what
 * visitors read beside the withdrawn releases and the levels that change.
 * @throws NotFoundError when that release was never published
 * @throws UnavailableError when another publish is under way
 */
export async function rollbackTo(store: Store, release: number, reason?: string): Promise<Release> {
  const { label, sourceHash } = await getRelease(store.db, release);
  const note = reason ?? `Rollback to release ${release}`;
  const draft = await beginDraft(store, { label, note, sourceHash }, release);
  try {
    await restoreItems(draft.session, release, draft.number);
    await restoreLevels(draft.session, { release, draft: draft.number, reason });
    return await draft.flip();
  } catch (error) {
    await draft.abandon().catch(() => {});
    throw error;
  }
}

/** Closes what came after the release, then adds again what it had, unless the same body still stands. */
async function restoreItems(session: Session, release: number, draft: number): Promise<void> {
  const had = sql`valid_from <= ${release} and valid_to > ${release}`;
  await overPages(
    session,
    'item',
    (page) => sql`
    update item late set valid_to = ${draft}
    where ${page} and valid_from > ${release} and valid_from < ${draft} and valid_to is null
      and late.hash is distinct from (
        select hash from item where kind = late.kind and key = late.key and ${had}
        order by valid_from desc limit 1)`,
  );
  await overPages(
    session,
    'item',
    (page) => sql`
    insert into item (kind, key, valid_from, hash, version, body)
    select old.kind, old.key, ${draft}, old.hash, old.version, old.body from item old
    where ${page} and ${had} and (
      select key from item where kind = old.kind and key = old.key and valid_to is null
      order by valid_from desc limit 1) is null`,
  );
}

type Restoring = { release: number; draft: number; reason: string | undefined };

async function restoreLevels(
  session: Session,
  { release, draft, reason }: Restoring,
): Promise<void> {
  const db = kyselyOver(session);
  const sizer = batchSizer(4, 1, 500);
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
        reason,
      })),
    );
    after = fundIds.at(-1)!;
  }
}
