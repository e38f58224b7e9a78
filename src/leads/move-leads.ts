import { hash } from 'node:crypto';
import { canonicalHash } from '#src/store/items/canonical-hash.ts';
import { insertStoredLeads } from '#src/store/leads.ts';
import { requireSame, type Tally } from '#src/store/move/move-releases.ts';
import type { Database } from '#src/store/store.ts';
import type { LeadStore, StoredLead } from './lead.ts';
import { postgresLeads } from './postgres-leads.ts';

const leadsPerInsert = 500;

/**
 * Copies all leads with their states into the empty table of a database, lists them there and compares both.
 * @throws UnavailableError when the copies differ
 */
export async function moveLeads(source: Pick<LeadStore, 'list'>, target: Database): Promise<Tally> {
  let waiting: StoredLead[] = [];
  async function insert(): Promise<void> {
    await insertStoredLeads(target, waiting.map(rowOf));
    waiting = [];
  }
  for await (const stored of source.list()) {
    waiting.push(stored);
    if (waiting.length === leadsPerInsert) await insert();
  }
  if (waiting.length > 0) await insert();
  const sent = await tally(source);
  requireSame(sent, await tally(postgresLeads(target)));
  return sent;
}

function rowOf({ lead, ...state }: StoredLead) {
  return {
    key: lead.key,
    received: lead.received,
    email: lead.fields.emailAddress,
    body: lead,
    ...state,
  };
}

/** Leads of the same moment may be listed in different orders by the two stores, so the digest is ordered by key. */
async function tally(leads: Pick<LeadStore, 'list'>): Promise<Tally> {
  const digests: string[] = [];
  for await (const stored of leads.list()) {
    digests.push(`${stored.lead.key} ${canonicalHash(stored)}`);
  }
  const digest = hash('sha256', digests.toSorted().join('\n'));
  return { table: 'lead', rows: digests.length, digest };
}
