import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import { countEvents, listEvents, reviveEvents } from '#src/store/outbox/deliveries.ts';
import type { OutboxRow } from '#src/store/outbox/outbox-row.ts';
import { appendEvents, listReceivers } from '#src/store/outbox/outbox.ts';
import type { Database, Store } from '#src/store/store.ts';
import { asOperator } from '../newsroom/with-person.ts';
import { printResult } from '../print-result.ts';
import { withStore } from '../with-store.ts';

const pageSize = 100;

type Printed = { json?: boolean };

export async function list({ json: asJson, all }: Printed & { all?: boolean }): Promise<void> {
  const { events, counts } = await withStore(async ({ db }) => ({
    events: await read(db, all ? Infinity : pageSize),
    counts: await countEvents(db),
  }));
  const totals = { waiting: 0, sent: 0, dead: 0 };
  for (const { state, count } of counts) totals[state] += count;
  const { waiting, sent, dead } = totals;
  const lines = [...events.map(describe), `${waiting} waiting, ${sent} sent, ${dead} dead`];
  printResult(asJson, { events: events.map(eventAsJson), counts: totals }, lines.join('\n'));
}

/** The newest events, at least `most` of them where there are as many, rounded up to whole pages. */
async function read(db: Database, most: number): Promise<OutboxRow[]> {
  const events: OutboxRow[] = [];
  for (;;) {
    const before = events.at(-1)?.number ?? null;
    const page = await listEvents(db, { before, limit: pageSize });
    events.push(...page);
    if (page.length < pageSize || events.length >= most) return events;
  }
}

function eventAsJson({ next_attempt: nextAttempt, ...event }: OutboxRow): object {
  return { ...event, nextAttempt: event.state === 'waiting' ? nextAttempt : null };
}

function describe(event: OutboxRow): string {
  const { number, at, state, channel, type, release, attempts, failure, id } = event;
  return [
    String(number).padStart(6),
    at,
    state.padEnd(7),
    channel.padEnd(7),
    type.padEnd(17),
    release === null ? '' : `release ${release}`,
    attempts > 1 && `${attempts} attempts`,
    state !== 'sent' && failure,
    id,
  ]
    .filter(Boolean)
    .join('  ');
}

export async function retry(id: string | undefined, { json: asJson }: Printed): Promise<void> {
  const label = id ?? 'given up';
  const deed = { act: 'retry-events', deed: 'deliver events again', label } as const;
  const count = await asOperator(deed, ({ db }) => reviveEvents(db, new Date(), id ?? null));
  if (id !== undefined && count === 0) throw new NotFoundError(`There is no event ${id}`);
  printResult(asJson, { retried: count }, `${count} will be delivered again`);
}

export async function sendTest({ json: asJson }: Printed): Promise<void> {
  const deed = { act: 'test-event', deed: 'send a test', label: 'test' } as const;
  // Asked first: the audit log would have a test that nobody was sent.
  await withStore(requireReceiver);
  await asOperator(deed, ({ session }) => {
    const event = { channel: 'webhook', type: 'test', release: null, data: {} } as const;
    return session.batch(appendEvents(new Date().toISOString(), [event]));
  });
  printResult(asJson, { event: 'test' }, 'A server sends it: plumbline webhooks list');
}

async function requireReceiver({ db }: Store): Promise<void> {
  if ((await listReceivers(db)).has('webhook')) return;
  throw new InvalidInputError('No server was started with WEBHOOK_URL: nobody would be told');
}
