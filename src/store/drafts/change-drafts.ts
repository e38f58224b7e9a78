import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { appendAudit, type Act } from '../audit/audit.ts';
import { untilNone } from '../batches.ts';
import { compile } from '../session-dialect.ts';
import type { Statement } from '../session.ts';
import type { Store } from '../store.ts';
import { dropPreviewSchema, previewedContents } from './preview-schema.ts';
import { changeLiving, stillLiving } from './change-living.ts';
import type { Draft, DraftSummary } from './drafts.ts';

/** The part of a store that changes of drafts need. */
type Changing = Pick<Store, 'db' | 'session'>;

export type DraftDetails = { label: string; note: string; sourceHash: string; against: number };

/** A draft that is being written. */
export type Written = { number: number; content: number; label: string };

/** Seconds without a sign of life after which a draft that is being written counts as abandoned. */
const leftBehindAfter = 600;

/** Begins a draft, after removing what killed writers left behind. */
export async function insertDraft(
  store: Changing,
  { label, note, sourceHash, against }: DraftDetails,
): Promise<Written> {
  const stale = await store.db
    .selectFrom('draft')
    .select(['number', 'content'])
    .where('state', '=', 'writing')
    .where(sql<boolean>`changed < now() - make_interval(secs => ${leftBehindAfter})`)
    .execute();
  for (const each of stale) await removeUnopened(store, each);
  for (const content of await leftContent(store)) await removeContent(store, content);
  const { rows } = await store.session.run(
    compile(sql`
      insert into draft (number, content, label, note, source_hash, against, state, act, told, link_secret)
      select coalesce(max(number), 0) + 1, coalesce(max(content), 0) + 1, ${label}, ${note}, ${sourceHash},
        ${against}::int, 'writing', '{}', '{}', ${randomBytes(32).toString('base64url')}
      from draft returning number, content`),
  );
  const [row] = rows;
  return { number: Number(row?.['number']), content: Number(row?.['content']), label };
}

/** Contents of drafts that are no longer waiting, whose removal was interrupted, or of which a preview was made since. */
async function leftContent({ session }: Changing): Promise<number[]> {
  const { rows } = await session.run(
    compile(sql`select distinct content from (
        select content from draft_item union all select content from draft_levels
        union all select content from draft_blob union all ${previewedContents}
      ) kept
      where content not in (select content from draft where state not in ('published', 'dropped'))`),
  );
  return rows.map((row) => Number(row['content']));
}

/** Renews the sign of life of a draft's writer. */
export async function touchDraft({ session }: Changing, { number }: Written): Promise<void> {
  await session.run(compile(sql`update draft set changed = now() where number = ${number}`));
}

/** Makes a completely written draft visible. */
export async function openDraft(
  { session }: Changing,
  draft: Written,
  act: Act,
  summary: DraftSummary,
): Promise<void> {
  await session.batch([
    compile(sql`update draft set state = 'open', changed = now(),
      act = ${JSON.stringify(act)}::jsonb, told = ${JSON.stringify(summary)}::jsonb
      where number = ${draft.number}`),
    ...auditOf(draft, act),
  ]);
}

/** Replaces the content of a draft, which keeps its number and loses its approvals, its schedule and the links to its preview. */
export async function replaceDraft(
  store: Changing,
  old: Draft,
  written: Written,
  act: Act,
  summary: DraftSummary,
): Promise<void> {
  await changeLiving(store, old, [
    compile(sql`update draft set content = -content where number = ${written.number}`),
    compile(sql`update draft old set revision = old.revision + 1, state = 'open', at = null, fault = null,
      content = ${written.content}::int, label = made.label, note = made.note, source_hash = made.source_hash,
      against = made.against, changed = now(), link_secret = made.link_secret,
      act = ${JSON.stringify(act)}::jsonb, told = ${JSON.stringify(summary)}::jsonb
      from draft made where old.number = ${old.number} and made.number = ${written.number}`),
    compile(sql`delete from draft where number = ${written.number}`),
    ...auditOf({ number: old.number, label: written.label }, act),
  ]);
  await removeContent(store, old.content);
}

/** Drops a draft: its content is removed, its row stays. */
export async function dropDraft(store: Changing, draft: Draft, act: Act): Promise<void> {
  await changeLiving(store, draft, [
    compile(sql`update draft set state = 'dropped', changed = now(), at = null
      where number = ${draft.number}`),
    ...auditOf(draft, act),
  ]);
  await removeContent(store, draft.content);
}

/**
 * The statements that mark a draft as published, for the transaction of the flip, which fails if the draft was changed.
 */
export function markPublished(draft: Draft, release: number): Statement[] {
  return [
    stillLiving(draft),
    compile(sql`update draft set state = 'published', release = ${release}::int, changed = now(),
      at = null where number = ${draft.number}`),
  ];
}

const contentTables = ['draft_item', 'draft_levels', 'draft_blob'] as const;

/** Removes the content of a draft, some rows at a time. */
export async function removeContent({ session }: Changing, content: number): Promise<void> {
  await session.run(dropPreviewSchema(content));
  for (const table of contentTables) {
    await untilNone((limit) =>
      session.run(
        compile(sql`delete from ${sql.table(table)} where ctid = any (array(
          select ctid from ${sql.table(table)} where content = ${content} limit ${limit}))`),
      ),
    );
  }
}

/** Removes a draft that was never visible. */
export async function removeUnopened(
  store: Changing,
  { number, content }: Pick<Written, 'number' | 'content'>,
): Promise<void> {
  await removeContent(store, content);
  await store.db
    .deleteFrom('draft')
    .where('number', '=', number)
    .where('state', '=', 'writing')
    .execute();
}

/** The entry of the audit log about an act on a draft. */
export function auditOf(
  { number, label }: { number: number; label: string },
  act: Act,
): Statement[] {
  return appendAudit({ ...act, at: new Date().toISOString(), draft: number, release: null, label });
}
