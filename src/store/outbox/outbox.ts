import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EventData, EventType } from '#src/contract/outbox/events.ts';
import { compile } from '../session-dialect.ts';
import { commitToDisk, type Statement } from '../session.ts';
import type { Database } from '../store.ts';
import type { Channel } from './outbox-row.ts';

/** An event before it has its number. */
export type NewEvent = {
  channel: Channel;
  type: EventType | 'purge';
  /** Nobody is told before a process serves it. */
  release: number | null;
  data: object;
  /** Milliseconds that it is held back. */
  after?: number;
};

/** One event numbers itself after the other, whoever writes. */
const outboxLock = 7_116_004;

export const lockOutbox = (): Statement =>
  compile(sql`select pg_advisory_xact_lock(${outboxLock})`);

/**
 * The statements that put events into the outbox; they go into the transaction of what is told. What nobody receives is
 * left out; the log always does.
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

/** An alert to operators: to the provider's systems, and in the log of a server. */
export function alertOf<Type extends EventType>(
  type: Type,
  release: number | null,
  data: EventData<Type>,
): NewEvent[] {
  return (['webhook', 'log'] as const).map((channel) => ({ channel, type, release, data }));
}

/** The channels on which servers of this store deliver, besides the log. */
export async function listReceivers(db: Database): Promise<Set<Channel>> {
  const rows = await db.selectFrom('outbox_receiver').select('channel').execute();
  return new Set(rows.map(({ channel }) => channel));
}

/** Says which channels have a receiver from now on; what waits for one that has none any more goes on waiting. */
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
