import type { Migration } from './migration.ts';

/** Sessions of the newsroom, and the answers to uploads by idempotency key. */
export const newsroom: Migration = {
  name: '0013-newsroom',
  statements: [
    // The sha256 of the secret in the browser.
    `create table newsroom_session (
      hash text primary key,
      person text not null,
      created timestamptz not null default now(),
      seen timestamptz not null default now()
    )`,
    `create table sent_levels (
      person text not null,
      key text not null,
      digest text not null,
      status int not null,
      answer text not null,
      at timestamptz not null default now(),
      primary key (person, key)
    )`,
  ],
};
