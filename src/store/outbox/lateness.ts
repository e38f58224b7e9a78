import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EventData } from '#src/contract/outbox/events.ts';
import { canonicalHash } from '../items/canonical-hash.ts';
import { compile } from '../session-dialect.ts';
import type { Store } from '../store.ts';
import { lockOutbox } from './outbox.ts';

/**
 * Adds an event to the outbox when other indexes are late than were last reported. Of several processes that notice it,
 * one adds it. Within a release indexes only become late, so that a process with a slow clock, or one that serves an
 * earlier release, reverts nothing.
 */
export async function reportLateness(
  { session }: Pick<Store, 'session'>,
  release: number,
  late: EventData<'levels.late'>,
  now = new Date(),
): Promise<void> {
  const digest = late.numberOfIndexes === 0 ? '' : canonicalHash(late);
  const count = late.numberOfIndexes;
  const at = now.toISOString();
  await session.batch([
    lockOutbox(),
    compile(sql`
      with changed as (
        update told_late set release = ${release}::int, number_of_indexes = ${count}::int, digest = ${digest}
        where digest <> ${digest}
          and (release < ${release} or (release = ${release} and number_of_indexes < ${count}))
          and exists (select from outbox_receiver where channel = 'webhook')
        returning 1
      )
      insert into outbox (id, number, channel, type, release, at, data, next_attempt)
      select ${randomUUID()}, last.number + 1, 'webhook', 'levels.late', ${release}::int, ${at}::timestamptz,
        ${JSON.stringify(late)}::jsonb, ${at}::timestamptz
      from changed cross join (select coalesce(max(number), 0) as number from outbox) last`),
  ]);
}
