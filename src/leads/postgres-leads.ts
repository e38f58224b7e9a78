import {
  closeLead,
  countLeads,
  deleteLeads,
  findLead,
  insertLead,
  leaseLeads,
  listLeads,
  postponeLead,
  reviveLeads,
  type LeadRow,
} from '#src/store/leads.ts';
import type { Database } from '#src/store/store.ts';
import {
  contentOf,
  leadSchema,
  longerThanAnyWait,
  type Lead,
  type LeadStore,
  type StoredLead,
} from './lead.ts';

const rowsPerPage = 500;

/** Leads in a table of the store's PostgreSQL database, shared by any number of processes. */
export function postgresLeads(db: Database): LeadStore {
  return {
    async receive(lead) {
      const { key, received, fields } = lead;
      for (;;) {
        if (await insertLead(db, { key, received, email: fields.emailAddress, body: lead })) {
          return 'stored';
        }
        const first = await findLead(db, key);
        // The lead may have been purged between the two statements; then the key is free.
        if (first) return contentOf(leadOf(first)) === contentOf(lead) ? 'known' : 'different';
      }
    },
    async takeDue(now, limit, leaseEnd) {
      const rows = await leaseLeads(db, { now, limit, leaseEnd, wrongFrom: wrongFrom(now) });
      return rows.map((row) => ({
        lead: leadOf(row),
        attempts: row.attempts,
      }));
    },
    postpone: (key, next) => postponeLead(db, key, next),
    settle: (key, state, now) => closeLead(db, key, state, now),
    countByState: () => countLeads(db),
    list: () => listAll(db),
    listDamaged: async () => [],
    retry: (now) => reviveLeads(db, now),
    purge: (choice) => deleteLeads(db, choice),
    close: async () => {},
  };
}

function wrongFrom(now: Date): Date {
  return new Date(now.getTime() + longerThanAnyWait);
}

async function* listAll(db: Database): AsyncIterable<StoredLead> {
  let after: { received: string; key: string } | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof listLeads>> = await listLeads(db, {
      after,
      limit: rowsPerPage,
    });
    for (const row of rows) {
      const { state, closed, waiting_since: waitingSince } = row;
      yield { lead: leadOf(row), state, closed, waitingSince };
    }
    const last = rows.at(-1);
    if (!last) return;
    after = { received: last.received, key: last.key };
  }
}

function leadOf({ body }: Pick<LeadRow, 'body'>): Lead {
  return leadSchema.parse(body);
}
