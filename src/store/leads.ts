import { sql } from 'kysely';
import type { Database } from './store.ts';

/** A row of the table of leads; `body` is serialised by `leads/`. */
export type LeadRow = {
  key: string;
  body: unknown;
  state: 'waiting' | 'sent' | 'dead';
  closed: string | null;
  attempts: number;
  waiting_since: string;
};

const columns = ['key', 'body', 'state', 'closed', 'attempts', 'waiting_since'] as const;

/** Adds a lead that is due at once; false when its key exists. */
export async function insertLead(
  db: Database,
  lead: { key: string; received: string; email: string; body: object },
): Promise<boolean> {
  const { key, received, email, body } = lead;
  const inserted = await db
    .insertInto('lead')
    .values({
      key,
      received,
      email: email.toLowerCase(),
      body: JSON.stringify(body),
      waiting_since: received,
      next_attempt: received,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Adds leads of another store; waiting ones are due at once. */
export async function insertStoredLeads(
  db: Database,
  leads: readonly {
    key: string;
    received: string;
    email: string;
    body: object;
    state: LeadRow['state'];
    closed: string | null;
    waitingSince: string;
  }[],
): Promise<void> {
  const rows = leads.map(({ email, body, waitingSince, ...same }) => ({
    ...same,
    email: email.toLowerCase(),
    body: JSON.stringify(body),
    waiting_since: waitingSince,
    next_attempt: waitingSince,
  }));
  await db.insertInto('lead').values(rows).execute();
}

export async function findLead(db: Database, key: string): Promise<LeadRow | null> {
  const row = await db.selectFrom('lead').select(columns).where('key', '=', key).executeTakeFirst();
  return row ?? null;
}

/** The number of leads in each state. */
export async function countLeads(db: Database): Promise<Record<LeadRow['state'], number>> {
  const rows = await db
    .selectFrom('lead')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
  const counts = { waiting: 0, sent: 0, dead: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** Leads in the order of their receipt, those after `after`, at most `limit`. */
export async function listLeads(
  db: Database,
  page: { after: { received: string; key: string } | null; limit: number },
): Promise<(LeadRow & { received: string })[]> {
  const all = db.selectFrom('lead').select([...columns, 'received']);
  const { after } = page;
  const rest = after
    ? all.where(sql<boolean>`(received, key) > (${after.received}::timestamptz, ${after.key})`)
    : all;
  return rest.orderBy('received').orderBy('key').limit(page.limit).execute();
}

/**
 * Waiting leads that are due, or whose time is later than `wrongFrom` and must be wrong, the oldest first. The same
 * statement postpones them to `leaseEnd` and skips rows that another process is leasing, so that no two processes get
 * the same lead.
 */
export async function leaseLeads(
  db: Database,
  lease: { now: Date; limit: number; leaseEnd: Date; wrongFrom: Date },
): Promise<LeadRow[]> {
  return db
    .updateTable('lead')
    .set({ next_attempt: lease.leaseEnd.toISOString() })
    .where('key', 'in', (inner) =>
      inner
        .selectFrom('lead')
        .select('key')
        .where('state', '=', 'waiting')
        .where((lead) =>
          lead.or([
            lead('next_attempt', '<=', lease.now.toISOString()),
            lead('next_attempt', '>', lease.wrongFrom.toISOString()),
          ]),
        )
        .orderBy('next_attempt')
        .limit(lease.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute();
}

/** Counts a failed attempt and sets the time of the next one. */
export async function postponeLead(db: Database, key: string, next: Date): Promise<void> {
  await db
    .updateTable('lead')
    .set((lead) => ({ attempts: lead('attempts', '+', 1), next_attempt: next.toISOString() }))
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .execute();
}

export async function closeLead(
  db: Database,
  key: string,
  state: 'sent' | 'dead',
  closed: Date,
): Promise<void> {
  await db
    .updateTable('lead')
    .set({ state, closed: closed.toISOString() })
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .execute();
}

/** Makes dead leads wait again from `now` on. Returns their number. */
export async function reviveLeads(db: Database, now: Date): Promise<number> {
  const at = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('lead')
    .set({ state: 'waiting', closed: null, attempts: 0, waiting_since: at, next_attempt: at })
    .where('state', '=', 'dead')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Removes the leads received before a moment, all or sent ones, or those of an address. Returns their number. */
export async function deleteLeads(
  db: Database,
  choice: { before: Date; onlySent?: boolean } | { email: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('lead')
    .where((lead) =>
      'email' in choice
        ? lead('email', '=', choice.email.toLowerCase())
        : lead.and([
            lead('received', '<', choice.before.toISOString()),
            ...(choice.onlySent ? [lead('state', '=', 'sent')] : []),
          ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
