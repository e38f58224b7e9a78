import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { InvalidInputError } from '#src/domain/errors.ts';
import { findItem } from '../items/items.ts';
import { batchSizer } from '../batches.ts';
import { putItems, standingRow } from '../items/put-items.ts';
import { putLevels } from '../levels/put-levels.ts';
import { beginUnfinished, type UnfinishedRelease } from '../releases/unfinished-release.ts';
import { findCurrentRelease, type Release } from '../releases/releases.ts';
import { compile, kyselyOver } from '../session-dialect.ts';
import type { PublishingSession } from '../session.ts';
import type { Store } from '../store.ts';
import { requireNoCollision } from './collisions.ts';
import { eachDraftLevels } from './draft-content.ts';
import { requireStill, type Draft } from './drafts.ts';

/**
 * Writes the changes of a draft as an unfinished release over what is public now, which may differ from the release
 * that it was made against.
 * @throws DraftCollisionError where a release published since touches the same
 * @throws InvalidInputError where all of it has become public in the meantime
 * @throws UnavailableError when another publish is under way, or the draft was changed in the meantime
 */
export async function writeDraft(store: Store, draft: Draft): Promise<UnfinishedRelease> {
  const current = await findCurrentRelease(store.db);
  const { label, note } = draft;
  const details = { label, note, sourceHash: sourceHashOver(draft, current) };
  const release = await beginUnfinished(store, details, null);
  try {
    // Read again with the right to publish, which another process may have had before.
    const now = (await findCurrentRelease(store.db))?.number ?? 0;
    await requireStill(store, draft);
    await requireNoCollision(release.session, draft, now);
    const changedItems = await writeItems(release.session, draft, release.number);
    await writeFolderLevels(store, release, draft, now);
    await writeBlobs(release.session, draft, release.number);
    const changedSeries = await writeLevels(release.session, draft, release.number);
    if (changedItems + changedSeries === 0) throw nothingLeft(draft, now);
    return release;
  } catch (error) {
    await release.abandon().catch(() => {});
    throw error;
  }
}

/** Over another release than the one compared with, the folder alone does not determine the outcome. */
function sourceHashOver({ sourceHash, against }: Draft, current: Release | null): string {
  if (current === null || current.number === against) return sourceHash;
  return hash('sha256', `${current.sourceHash} ${sourceHash}`);
}

const nothingLeft = ({ number }: Draft, current: number): InvalidInputError =>
  new InvalidInputError(
    `Draft ${number} would change nothing: release ${current} has all of it already. Drop it: plumbline drop ${number}`,
  );

/** Returns the number of items that differ from what is public. */
async function writeItems(
  session: PublishingSession,
  { content }: Draft,
  release: number,
): Promise<number> {
  let changed = 0;
  const sizer = batchSizer(200, 20, 5_000);
  for (let after = { kind: '', key: '' }; ;) {
    const limit = sizer.size();
    const { rows, milliseconds } = await session.run(
      compile(sql`
        with own as materialized (
          select own.*, standing.tid, standing.hash as standing from draft_item own
          left join lateral (${standingRow(sql.ref('own.kind'), sql.ref('own.key'))}) standing on true
          where content = ${content} and kind <> 'folder-levels'
            and (kind, key) > (${after.kind}, ${after.key})
          order by kind, key limit ${limit}
        ), closed as (
          update item set valid_to = ${release} from own
          where item.ctid = own.tid and own.hash is distinct from own.standing
          returning 1
        ), added as (
          insert into item (kind, key, valid_from, hash, version, body)
          select kind, key, ${release}, hash, version, body from own
          where hash is not null and hash is distinct from standing
        )
        select kind, key, hash is distinct from standing as differs from own`),
    );
    sizer.took(milliseconds);
    changed += rows.filter(({ differs }) => differs === true).length;
    const last = rows.at(-1);
    if (rows.length < limit || last === undefined) return changed;
    after = { kind: String(last['kind']), key: String(last['key']) };
  }
}

/** Returns the number of indexes whose levels differ from what is public. */
async function writeLevels(
  session: PublishingSession,
  { content, act }: Draft,
  release: number,
): Promise<number> {
  let changed = 0;
  for await (const page of eachDraftLevels(session, content)) {
    const inputs = page.map(({ fundId, changes: { days, values } }) => ({
      fundId,
      days,
      values,
      reason: act.reason ?? undefined,
    }));
    changed += (await putLevels(session, release, inputs)).changedFundIds.length;
  }
  return changed;
}

/** The spans of indexes that the draft changed are its own, the others those of now. */
async function writeFolderLevels(
  store: Store,
  { session, number }: { session: PublishingSession; number: number },
  { content, against }: Draft,
  current: number,
): Promise<void> {
  const kind = 'folder-levels';
  const { rows } = await session.run(
    compile(sql`select body from draft_item where content = ${content} and kind = ${kind}
      and hash is not null`),
  );
  const own = rows[0]?.['body'] as { spans: Record<string, [string, string]> } | undefined;
  if (own === undefined) return;
  const before = (await findItem(store.db, against, kind, kind))?.spans ?? {};
  const now = (await findItem(store.db, current, kind, kind))?.spans ?? {};
  const changed = Object.entries(own.spans).filter(
    ([fundId, span]) => JSON.stringify(before[fundId]) !== JSON.stringify(span),
  );
  const spans = { ...now, ...Object.fromEntries(changed) };
  await putItems(session, number, kind, [{ key: kind, body: { spans } }]);
}

async function writeBlobs(
  session: PublishingSession,
  { content }: Draft,
  release: number,
): Promise<void> {
  const db = kyselyOver(session);
  const files = await db
    .selectFrom('draft_blob')
    .select('sha256')
    .where('content', '=', content)
    .orderBy('sha256')
    .execute();
  for (const { sha256 } of files) {
    await session.run(
      compile(sql`insert into blob (sha256, bytes, release)
        select sha256, bytes, ${release}::int from draft_blob
        where content = ${content} and sha256 = ${sha256}
        on conflict do nothing`),
    );
  }
}
