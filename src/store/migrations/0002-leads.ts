import type { Migration } from './migration.ts';

/** Submissions of forms; with the embedded engine the table stays empty, since its leads are in a journal. */
export const leads: Migration = {
  name: '0002-leads',
  statements: [
    `create table lead (
      key text collate "C" primary key,
      received timestamptz not null,
      email text not null,
      body jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
      closed timestamptz,
      waiting_since timestamptz not null,
      attempts int not null default 0,
      next_attempt timestamptz not null
    )`,
    `create index lead_received on lead (received, key)`,
    `create index lead_due on lead (next_attempt) where state = 'waiting'`,
    `create index lead_email on lead (email)`,
  ],
};
