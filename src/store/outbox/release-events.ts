import { sql } from 'kysely';
import { mostListed, type EventData } from '#src/contract/outbox/events.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import type { Act } from '../audit/audit.ts';
import { findItems } from '../items/items.ts';
import { kyselyOver } from '../session-dialect.ts';
import type { Session } from '../session.ts';
import type { Database } from '../store.ts';
import { alertOf, listReceivers, type NewEvent } from './outbox.ts';

/** A second purge removes what processes that switched to the release later had given to the CDN in the meantime. */
const secondPurgeAfter = 60_000;

type Flipping = { number: number; label: string; act: Act | undefined };

/**
 * The events of a release, computed before its flip: its publication, corrections, notices, jumps of levels, and the
 * CDN key that becomes stale.
 */
export async function releaseEvents(
  session: Session,
  { number, label, act }: Flipping,
): Promise<NewEvent[]> {
  const db = kyselyOver(session);
  const receivers = await listReceivers(db);
  const before = await findBefore(db);
  return [
    ...(receivers.has('webhook') ? await webhooksOf(db, { number, label, before }) : []),
    ...(await jumpsOf(db, number, act)),
    ...(receivers.has('purge') && before !== null ? purgesOf(number, before) : []),
  ];
}

async function findBefore(db: Database): Promise<number | null> {
  const row = await db.selectFrom('current_release').select('release').executeTakeFirst();
  return row?.release ?? null;
}

type Released = { number: number; label: string; before: number | null };

async function webhooksOf(db: Database, { number, label, before }: Released): Promise<NewEvent[]> {
  const { restores } = await db
    .selectFrom('release')
    .select('restores')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const corrected = await correctionsOf(db, number);
  const notices = await noticesOf(db, number);
  const listed: Pick<NewEvent, 'type' | 'data'>[] = [
    { type: 'release.published', data: { label, before, restores } },
    ...(corrected ? [{ type: 'levels.corrected' as const, data: corrected }] : []),
    ...(notices ? [{ type: 'notices.published' as const, data: notices }] : []),
  ];
  return listed.map((event) => ({ ...event, channel: 'webhook', release: number }));
}

type CorrectedRow = {
  fundId: string;
  name: string;
  corrected: number;
  withdrawn: number;
  first: number;
  last: number;
  reason: string;
  indexes: number;
  levels: number;
};

/** The corrections of a release in the public ledger: none of unpublished indexes or withheld days. */
async function correctionsOf(
  db: Database,
  release: number,
): Promise<EventData<'levels.corrected'> | null> {
  const { rows } = await sql<CorrectedRow>`
    select fund_id as "fundId", index.body->>'name' as name,
      count(new_value)::int as corrected, (count(*) - count(new_value))::int as withdrawn,
      min(day) as first, max(day) as last, max(reason) as reason,
      (count(*) over ())::int as indexes, (sum(count(*)) over ())::int as levels
    from correction
    join item index on index.kind = 'index' and index.key = fund_id
      and valid_from <= ${release} and (valid_to is null or valid_to > ${release})
    where release = ${release} and new_value is distinct from old_value
      and day >= coalesce((index.body->'entitlements'->>'historyFrom')::date - date '1970-01-01', day)
    group by fund_id, index.body->>'name'
    order by fund_id limit ${mostListed}`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const indexes = rows.map(({ indexes: _indexes, levels: _levels, ...row }) => ({
    ...row,
    first: isoOfDay(row.first),
    last: isoOfDay(row.last),
  }));
  return { numberOfLevels: first.levels, numberOfIndexes: first.indexes, indexes };
}

/** New and changed notices. */
async function noticesOf(
  db: Database,
  release: number,
): Promise<EventData<'notices.published'> | null> {
  const { rows } = await sql<{ key: string; isNew: boolean }>`
    select key, not exists (
      select from item old where old.kind = 'notice' and old.key = item.key and old.valid_to = ${release}
    ) as "isNew"
    from item where kind = 'notice' and valid_from = ${release} order by key`.execute(db);
  if (rows.length === 0) return null;
  const listed = rows.slice(0, mostListed);
  const keys = listed.map(({ key }) => key);
  const found = await findItems(db, release, 'notice', keys);
  const notices = found.map(({ noticeId, type, title, date, effectiveDate }, at) => ({
    noticeId,
    noticeType: type,
    title: title[defaultLanguage],
    date,
    effectiveDate,
    isNew: listed[at]!.isNew,
  }));
  return { numberOfNotices: rows.length, notices };
}

/** Operators are alerted of jumping levels, even accepted ones. */
async function jumpsOf(db: Database, release: number, act: Act | undefined): Promise<NewEvent[]> {
  const jumped = act?.accepted.find(({ guard }) => guard === 'level-jump');
  if (!jumped) return [];
  const indexes = await namesOf(db, release, jumped.indexes ?? []);
  return alertOf('levels.jumped', release, { numberOfLevels: jumped.count, indexes });
}

/** The indexes of these ids that a release has, with their names. */
export async function namesOf(
  db: Database,
  release: number,
  fundIds: readonly string[],
): Promise<EventData<'levels.jumped'>['indexes']> {
  if (fundIds.length === 0) return [];
  const found = await findItems(db, release, 'index', fundIds.slice(0, mostListed));
  return found.map(({ fundId, name }) => ({ fundId, name }));
}

/** Every answer is tagged with the release that was current when it was made. */
function purgesOf(release: number, before: number): NewEvent[] {
  const data = { keys: [`release-${before}`] };
  return [0, secondPurgeAfter].map((after) => ({
    channel: 'purge',
    type: 'purge',
    release,
    data,
    after,
  }));
}
