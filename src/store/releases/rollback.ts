import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { Act } from '../audit/audit.ts';
import { batchSizer } from '../batches.ts';
import { countWithdrawn } from '../levels/corrections.ts';
import { listLevels } from '../levels/levels.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { findItem } from '../items/items.ts';
import { overPages } from '../items/over-pages.ts';
import { putLevels } from '../levels/put-levels.ts';
import type { LevelInput } from '../levels/stage-series.ts';
import { beginUnfinished } from './unfinished-release.ts';
import { findCurrentRelease, getRelease, requireContent, type Release } from './releases.ts';
import { differenceOf, emptySeries } from '../levels/series.ts';
import { compile, kyselyOver } from '../session-dialect.ts';
import type { Session } from '../session.ts';
import type { Database, Store } from '../store.ts';

/**
 * What no rollback brings back: guards and the approvals that they ask for are rules of the house, which would be
 * lowered by it unseen.
 */
export const kept: ItemKind = 'guards';

/**
 * Publishes a new release with the content of an older one, under the guards of today; the ledger marks those between as withdrawn. `reason` is
 * shown to visitors with the withdrawn releases and the changed levels.
 * @param act the act for the audit log
 * @throws NotFoundError when that release was never published, GoneError when its content was pruned
 * @throws InvalidInputError when the current release is a rollback to it already, which a second one would withdraw
 * @throws UnavailableError when another publish is under way
 */
export async function rollbackTo(
  store: Store,
  release: number,
  reason?: string,
  act?: Act,
): Promise<Release> {
  const { label, sourceHash } = await requireRestorable(store.db, release);
  const note = reason ?? `Rollback to release ${release}`;
  const details = { label, note, sourceHash: await sourceHashWith(store.db, release, sourceHash) };
  const draft = await beginUnfinished(store, details, release);
  try {
    await restoreItems(draft.session, release, draft.number);
    const restoring = { release, draft: draft.number };
    for await (const fundIds of changedSince(draft.session, restoring)) {
      await restoreLevels(draft.session, fundIds, { ...restoring, reason });
    }
    return await draft.flip(await withWithdrawn(draft, act));
  } catch (error) {
    await draft.abandon().catch(() => {});
    throw error;
  }
}

/** The audit log tells how many published levels were taken back, by a rollback too. */
export async function withWithdrawn(
  { session, number }: { session: Session; number: number },
  act: Act | undefined,
): Promise<Act | undefined> {
  return act && { ...act, withdrawnLevels: await countWithdrawn(kyselyOver(session), number) };
}

/** The release, whose whole content may come back. @throws as `rollbackTo` does */
export async function requireRestorable(db: Database, release: number): Promise<Release> {
  const found = requireContent(await getRelease(db, release));
  const current = await findCurrentRelease(db);
  if (current?.restores !== release) return found;
  throw new InvalidInputError(
    `The content of release ${release} is public already: release ${current.number} has it`,
  );
}

/** That of a folder stands for its guards too: with others, the next publish of that folder reads its files again. */
async function sourceHashWith(db: Database, release: number, sourceHash: string): Promise<string> {
  const current = (await findCurrentRelease(db))?.number ?? 0;
  const [then, now] = [release, current].map((number) => findItem(db, number, kept, kept));
  if (isDeepStrictEqual(await then, await now)) return sourceHash;
  return hash('sha256', `${sourceHash} under the guards of ${current}`);
}

/** Closes what was added after the release, then adds again what it had, unless the same body is still current. */
async function restoreItems(session: Session, release: number, draft: number): Promise<void> {
  const had = sql`valid_from <= ${release} and valid_to > ${release}`;
  await overPages(
    session,
    'item',
    (page) => sql`
    update item late set valid_to = ${draft}
    where ${page} and kind <> ${kept} and valid_from > ${release} and valid_from < ${draft} and valid_to is null
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
    where ${page} and kind <> ${kept} and ${had} and (
      select key from item where kind = old.kind and key = old.key and valid_to is null
      order by valid_from desc limit 1) is null`,
  );
}

type Restoring = { release: number; draft: number };

/** Indexes with levels changed after a release, as many at a time as can be read without holding up other queries. */
export async function* changedSince(
  session: Session,
  { release, draft, fundId }: Restoring & { fundId?: string | undefined },
): AsyncGenerator<string[]> {
  const sizer = batchSizer(4, 1, 500);
  const among = fundId === undefined ? sql`true` : sql`fund_id = ${fundId}`;
  let after = '';
  for (;;) {
    const { rows } = await session.run(
      compile(sql`select distinct fund_id from segment where release > ${release} and ${among}
        and release < ${draft} and fund_id > ${after} order by fund_id limit ${sizer.size()}`),
    );
    const fundIds = rows.map((row) => String(row['fund_id']));
    if (fundIds.length === 0) return;
    const started = performance.now();
    yield fundIds;
    sizer.took((performance.now() - started) / 2);
    after = fundIds.at(-1)!;
  }
}

/** Restores the levels of indexes as of a release; returns the ids of those that differed. */
export async function restoreLevels(
  session: Session,
  fundIds: readonly string[],
  { release, draft, reason }: Restoring & { reason: string | undefined },
): Promise<string[]> {
  const inputs = await levelsAsOf(kyselyOver(session), fundIds, { release, draft });
  const series = inputs.map((input) => ({ ...input, reason }));
  return (await putLevels(session, draft, series)).changedFundIds;
}

/** What leads from the levels before `draft` to those as of a release. */
export async function levelsAsOf(
  db: Database,
  fundIds: readonly string[],
  { release, draft }: Restoring,
): Promise<LevelInput[]> {
  const then = await listLevels(db, release, fundIds);
  const now = await listLevels(db, draft - 1, fundIds);
  return fundIds.map((fundId) => ({
    fundId,
    ...differenceOf(now.get(fundId) ?? emptySeries, then.get(fundId) ?? emptySeries),
  }));
}
