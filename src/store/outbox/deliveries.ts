import { sql, type SqlBool } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { Database, Store } from '../store.ts';
import { lockOutbox } from './outbox.ts';
import type { Channel, OutboxRow } from './outbox-row.ts';

const columns = [
  'id',
  'number',
  'channel',
  'type',
  'release',
  'at',
  'data',
  'state',
  'closed',
  'failure',
  'attempts',
  'next_attempt',
] as const;

/** After so many failures an event no longer holds up later ones of its type. */
const attemptsInOrder = 12;

/**
 * Milliseconds that exceed every delay: an event due later than that has its time from a wrong clock, and is due at
 * once.
 */
const longerThanAnyWait = 15 * 60_000;

type Lease = {
  channel: Channel;
  now: Date;
  limit: number;
  leaseEnd: Date;
  /** The release that is served: events of later ones wait. */
  served: number;
};

/**
 * Waiting events of a channel that are due, the oldest first; of webhooks one of each type at a time. The same
 * statement postpones them to `leaseEnd` and skips rows that another process is leasing.
 */
export async function leaseEvents(db: Database, lease: Lease): Promise<OutboxRow[]> {
  const { channel, now, limit, leaseEnd, served } = lease;
  const wrongFrom = new Date(now.getTime() + longerThanAnyWait);
  const leased = await db
    .updateTable('outbox')
    .set({ next_attempt: leaseEnd.toISOString() })
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('outbox as mine')
        .select('id')
        .where('state', '=', 'waiting')
        .where('channel', '=', channel)
        .where((is) => is.or([is('release', 'is', null), is('release', '<=', served)]))
        .where((is) =>
          is.or([
            is('next_attempt', '<=', now.toISOString()),
            is('next_attempt', '>', wrongFrom.toISOString()),
          ]),
        )
        .where(
          sql<SqlBool>`(channel <> 'webhook' or not exists (
            select from outbox earlier where earlier.channel = mine.channel and earlier.type = mine.type
              and earlier.state = 'waiting' and earlier.number < mine.number
              and earlier.attempts < ${attemptsInOrder}))`,
        )
        .orderBy('number')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute();
  return leased.toSorted((one, other) => one.number - other.number);
}

/** Counts a failed attempt and sets the time of the next one. */
export async function postponeEvent(
  db: Database,
  id: string,
  next: Date,
  failure: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set((event) => ({
      attempts: event('attempts', '+', 1),
      next_attempt: next.toISOString(),
      failure,
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Marks an event as delivered. */
export async function closeEvent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set((event) => ({
      state: 'sent',
      closed: now.toISOString(),
      attempts: event('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Gives an event up, and alerts operators in the same statement. */
export async function giveUpEvent(
  { session }: Pick<Store, 'session'>,
  id: string,
  now: Date,
  failure: string,
): Promise<void> {
  const at = now.toISOString();
  await session.batch([
    lockOutbox(),
    compile(sql`
      with given_up as (
        update outbox set state = 'dead', closed = ${at}::timestamptz, failure = ${failure},
          attempts = attempts + 1
        where id = ${id} and state = 'waiting' returning *
      )
      insert into outbox (id, number, channel, type, at, data, next_attempt)
      select gen_random_uuid()::text, last.number + row_number() over (), told.channel, 'delivery.failed',
        ${at}::timestamptz,
        jsonb_build_object('channel', given_up.channel, 'failure', ${failure}::text, 'attempts', attempts,
          'event', jsonb_build_object('id', given_up.id, 'number', given_up.number, 'type', type)),
        ${at}::timestamptz
      from given_up
      cross join (select 'log' as channel
        union all select channel from outbox_receiver where channel = 'webhook') told
      cross join (select max(number) as number from outbox) last
      where type <> 'delivery.failed'`),
  ]);
}

/** The newest events before a number, the newest first. */
export function listEvents(
  db: Database,
  { before, limit }: { before: number | null; limit: number },
): Promise<OutboxRow[]> {
  const newest = db.selectFrom('outbox').select(columns).orderBy('number', 'desc').limit(limit);
  return (before === null ? newest : newest.where('number', '<', before)).execute();
}

/** The number of events of a channel in a state, and the time of the oldest. */
export type OutboxCount = Pick<OutboxRow, 'channel' | 'state'> & { count: number; oldest: string };

export function countEvents(db: Database): Promise<OutboxCount[]> {
  return db
    .selectFrom('outbox')
    .select(['channel', 'state', sql<number>`count(*)::int`.as('count')])
    .select(({ fn }) => fn.min('at').$notNull().as('oldest'))
    .groupBy(['channel', 'state'])
    .execute();
}

/** The number of stored alerts to operators, by type. */
export function countAlerts(db: Database): Promise<{ type: string; count: number }[]> {
  return db
    .selectFrom('outbox')
    .select(['type', sql<number>`count(*)::int`.as('count')])
    .where('channel', '=', 'log')
    .groupBy('type')
    .execute();
}

/**
 * Makes events wait again from `now` on, with no attempt counted: one by its id, even a delivered one, or all that were
 * given up. Returns their number.
 */
export async function reviveEvents(db: Database, now: Date, id: string | null): Promise<number> {
  const revived = db
    .updateTable('outbox')
    .set({ state: 'waiting', closed: null, attempts: 0, next_attempt: now.toISOString() });
  const { numUpdatedRows } = await (
    id === null ? revived.where('state', '=', 'dead') : revived.where('id', '=', id)
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Removes events closed before a moment, except the newest event, whose number the next one continues. Returns their
 * number.
 */
export async function deleteEvents(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('closed', '<', before.toISOString())
    .where(sql<SqlBool>`number < (select max(number) from outbox)`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
