import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EventData, EventType } from '#src/contract/outbox/events.ts';
import { compile } from '../session-dialect.ts';
import { commitToDisk, type Statement } from '../session.ts';
import type { Database } from '../store.ts';
import type { Channel } from './outbox-row.ts';

/** An event before it is numbered. */
export type NewEvent = {
  channel: Channel;
  type: EventType | 'purge';
  /** Delivered only once a process serves this release. */
  release: number | null;
  data: object;
  /** Milliseconds by which delivery is delayed. */
  after?: number;
};

/** Events are numbered one after the other, by whichever process. */
const outboxLock = 7_116_004;

export const lockOutbox = (): Statement =>
  compile(sql`select pg_advisory_xact_lock(${outboxLock})`);

/**
 * The statements that add events to the outbox, for the transaction of what they report. Events without a receiver are
 * skipped; the log receives all.
 * @param at when it happened, as an ISO timestamp
 */
export function appendEvents(at: string, events: readonly NewEvent[]): Statement[] {
  if (events.length === 0) return [];
  const rows = events.map(({ after = 0, ...event }, place) => ({
    ...event,
    place,
    id: randomUUID(),
    next: new Date(Date.parse(at) + after).toISOString(),
  }));
  return [
    commitToDisk,
    lockOutbox(),
    compile(sql`
      insert into outbox (id, number, channel, type, release, at, data, next_attempt)
      select id, last.number + row_number() over (order by place), channel, type, release,
        ${at}::timestamptz, data, next
      from json_to_recordset(${JSON.stringify(rows)}::json) as event (id text, place int, channel text,
        type text, release int, data jsonb, next timestamptz)
      cross join (select coalesce(max(number), 0) as number from outbox) last
      where channel = 'log' or exists (
        select from outbox_receiver receiver where receiver.channel = event.channel)`),
  ];
}

/** An alert to operators, for the provider's systems and a server's log. */
export function alertOf<Type extends EventType>(
  type: Type,
  release: number | null,
  data: EventData<Type>,
): NewEvent[] {
  return (['webhook', 'log'] as const).map((channel) => ({ channel, type, release, data }));
}

/** The channels that servers of this store deliver to, besides the log. */
export async function listReceivers(db: Database): Promise<Set<Channel>> {
  const rows = await db.selectFrom('outbox_receiver').select('channel').execute();
  return new Set(rows.map(({ channel }) => channel));
}

/** Sets the channels with a receiver; events waiting for a removed one stay. */
export async function setReceivers(db: Database, channels: readonly Channel[]): Promise<void> {
  for (const channel of channels) {
    await db
      .insertInto('outbox_receiver')
      .values({ channel })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const others = db.deleteFrom('outbox_receiver');
  await (channels.length > 0 ? others.where('channel', 'not in', channels) : others).execute();
}
