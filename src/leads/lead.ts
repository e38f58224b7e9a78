import * as z from 'zod';
import { fieldNames, formKinds } from '#src/contract/forms/form-fields.ts';

/** A submission as it was accepted. Times are ISO timestamps in UTC. */
export const leadSchema = z.object({
  /** Key of the submission: one key, one lead, one delivery. */
  key: z.string(),
  received: z.string(),
  form: z.enum(formKinds),
  fields: z.record(z.enum(fieldNames), z.string()),
  /** What was filled in of further fields of the provider, by the names that are sent; absent where nothing was. */
  ownFields: z.record(z.string(), z.string()).optional(),
  /** Parameters of the page's address, apart from what the visitor typed. */
  campaign: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly(),
  /** Version of the privacy text that the visitor could read; null where the provider names none. */
  privacyVersion: z.string().nullable(),
  /** Consent groups when it was sent, as the consent cookie writes them; null where none were told. */
  consentGroups: z.string().nullable(),
});

export type Lead = z.infer<typeof leadSchema>;

/** `waiting` to be forwarded (or for ever, where nothing is forwarded), `sent`, or `dead`: given up. */
export type LeadState = 'waiting' | 'sent' | 'dead';

export type StoredLead = {
  lead: Lead;
  state: LeadState;
  /** When it was sent or given up. */ closed: string | null;
  /** Its receipt, or when it was revived. */ waitingSince: string;
};

/** A lead that is this process's to forward for a while. */
export type DueLead = {
  lead: Lead;
  /** Failed so far. */ attempts: number;
};

/** `different`: the key is that of another submission. */
export type Receipt = 'stored' | 'known' | 'different';

/**
 * Which leads to remove: those received before a moment, or of these only those that were sent; or those of an email
 * address in any case of letters.
 */
export type PurgeChoice = { before: Date; onlySent?: boolean } | { email: string };

/**
 * Milliseconds that no lead is put off by: neither a lease nor a wait is as long. What is to come later than
 * that was put there by a clock that was wrong, and is due at once.
 */
export const longerThanAnyWait = 15 * 60_000;

/** What the operator may do, beside a running server too. */
export type LeadAdministration = {
  /** All leads, oldest first. */
  list(): AsyncIterable<StoredLead>;
  /** Texts that hold an email address and were submissions, but cannot be read any more. */
  listDamaged(email: string): Promise<string[]>;
  /** Makes dead leads wait again, counting attempts anew. Returns their number. */
  retry(now: Date): Promise<number>;
  /** Removes leads for good, damaged ones of an address with them. Gives their number. */
  purge(choice: PurgeChoice): Promise<number>;
  close(): Promise<void>;
};

/**
 * Where leads are kept. Every method that writes resolves once the write would survive the loss of power,
 * and rejects with UnavailableError when it could not be made to.
 */
export type LeadStore = LeadAdministration & {
  receive(lead: Lead): Promise<Receipt>;
  /** Leads that are due, at most `limit`, taken from every other process until `leaseEnd`. */
  takeDue(now: Date, limit: number, leaseEnd: Date): Promise<DueLead[]>;
  /** After a failure: not before `next`. */
  postpone(key: string, next: Date): Promise<void>;
  /** Ends the waiting; a lead that was purged meanwhile is none. */
  settle(key: string, state: 'sent' | 'dead', now: Date): Promise<void>;
  countByState(): Promise<Record<LeadState, number>>;
};

/** What two submissions of one key have in common: form and fields, without what the page filled in. */
export function contentOf({
  form,
  fields,
  ownFields = {},
}: Pick<Lead, 'form' | 'fields' | 'ownFields'>): string {
  const { pageTitle: _title, pageUrl: _url, ...typed } = fields;
  const inOrder = Object.entries({ ...typed, ...ownFields }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return JSON.stringify([form, inOrder]);
}
