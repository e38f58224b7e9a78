import * as z from 'zod';
import { fieldNames, formKinds } from '#src/contract/forms/form-fields.ts';

/** An accepted submission. Times are ISO timestamps in UTC. */
export const leadSchema = z.object({
  /** The key of the submission. One key means one lead and one delivery. */
  key: z.string(),
  received: z.string(),
  form: z.enum(formKinds),
  fields: z.record(z.enum(fieldNames), z.string()),
  /** The provider's further fields by the names that are sent; absent where none was filled in. */
  ownFields: z.record(z.string(), z.string()).optional(),
  /** The parameters of the page's address, apart from the visitor's input. */
  campaign: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly(),
  /** The version of the privacy text that was shown; null where the provider names none. */
  privacyVersion: z.string().nullable(),
  /** The consent groups at the time of sending, in the format of the consent cookie; null where none were sent. */
  consentGroups: z.string().nullable(),
});

export type Lead = z.infer<typeof leadSchema>;

/** `waiting` for delivery (for ever where nothing is forwarded), `sent`, or `dead` after the last attempt. */
export type LeadState = 'waiting' | 'sent' | 'dead';

export type StoredLead = {
  lead: Lead;
  state: LeadState;
  /** When it was sent or given up. */ closed: string | null;
  /** Its receipt, or when it was revived. */ waitingSince: string;
};

/** A lead that this process has leased for delivery. */
export type DueLead = {
  lead: Lead;
  /** Failed so far. */ attempts: number;
};

/** `different`: the key was already used for another submission. */
export type Receipt = 'stored' | 'known' | 'different';

/**
 * Selects the leads to remove: those received before a moment, optionally only sent ones, or those of an email
 * address in any letter case.
 */
export type PurgeChoice = { before: Date; onlySent?: boolean } | { email: string };

/**
 * Milliseconds longer than any lease or wait between attempts. A lead that is due later than that was postponed
 * under a wrong clock and is due at once.
 */
export const longerThanAnyWait = 15 * 60_000;

/** The operator's commands, which also work beside a running server. */
export type LeadAdministration = {
  /** All leads, oldest first. */
  list(): AsyncIterable<StoredLead>;
  /** Unreadable remains of submissions that contain an email address. */
  listDamaged(email: string): Promise<string[]>;
  /** Makes dead leads wait again with a new count of attempts. Returns their number. */
  retry(now: Date): Promise<number>;
  /** Removes leads permanently, including damaged ones of an email address. Returns their number. */
  purge(choice: PurgeChoice): Promise<number>;
  close(): Promise<void>;
};

/**
 * A store of leads. Every method that writes resolves once the write would survive a power failure, and rejects
 * with UnavailableError when it could not be made durable.
 */
export type LeadStore = LeadAdministration & {
  receive(lead: Lead): Promise<Receipt>;
  /** Leases due leads, at most `limit`, to this process until `leaseEnd`. */
  takeDue(now: Date, limit: number, leaseEnd: Date): Promise<DueLead[]>;
  /** Schedules the next attempt after a failure. */
  postpone(key: string, next: Date): Promise<void>;
  /** Ends the delivery of a lead. A lead that was purged meanwhile is ignored. */
  settle(key: string, state: 'sent' | 'dead', now: Date): Promise<void>;
  countByState(): Promise<Record<LeadState, number>>;
};

/**
 * The part of a lead that must match where two submissions have the same key: its form and its fields, without
 * those that the page fills in.
 */
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
