import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FormValues } from '#src/contract/forms/form-fields.ts';
import type { Lead, LeadStore, StoredLead } from '#src/leads/lead.ts';
import { openLeads } from '#src/leads/open-leads.ts';
import { createLog } from '#src/server/observe/log.ts';
import { copiedStore, type Engine } from './stores.ts';

/** Valid values for all fields of the contact form. */
export const contactValues: FormValues = {
  emailAddress: 'Ada.Lovelace@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  country: 'GB',
  company: 'Analytical Engines',
  title: 'Head of Research',
  firmtype: 'Asset Manager',
  firmType1: '',
  stateProv: 'Unknown',
  dropdownMenu: 'Equity Indexes',
  functionRoleType1: 'Investment Team',
  sysop1: 'No',
  pageTitle: 'Home',
  pageUrl: 'https://indexes.example/',
  paragraphText: 'How is the weight of a constituent capped?\nThank you.',
  requesttype: 'Learn more about one of our index products',
};

/** A lead of the contact form. */
export function leadOf(key: string, changes: Partial<Lead> = {}): Lead {
  return {
    key,
    received: '2026-11-20T10:00:00.000Z',
    form: 'contact',
    fields: contactValues,
    campaign: [['utm_source', 'newsletter']],
    privacyVersion: '2026-01',
    consentGroups: 'C0001:1,C0004:0',
    ...changes,
  };
}

export type ThrowawayLeads = {
  leads: LeadStore;
  /** Opens the same leads again, as another process would after they were closed. */
  again: () => Promise<LeadStore>;
  remove: () => Promise<void>;
};

/** Opens an empty store of leads that no other test uses. */
export async function throwawayLeads(engine: Engine): Promise<ThrowawayLeads> {
  const log = createLog('silent');
  if (engine === 'embedded') {
    const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-leads-'));
    // The journal needs nothing of the embedded database.
    const open = () => openLeads({ engine, db: undefined as never }, dataDir, log);
    return {
      leads: await open(),
      again: open,
      remove: () => rm(dataDir, { recursive: true, force: true }),
    };
  }
  const throwaway = await copiedStore(engine);
  const open = () => openLeads(throwaway.store, throwaway.config.dataDir, log);
  return { leads: await open(), again: open, remove: () => throwaway.remove() };
}

export async function listAll(leads: Pick<LeadStore, 'list'>): Promise<StoredLead[]> {
  const all: StoredLead[] = [];
  for await (const stored of leads.list()) all.push(stored);
  return all;
}
