import type { Migration } from './migration.ts';

/** People whom a provider of identities names: what they began, who they are, and the role that they came with. */
export const openid: Migration = {
  name: '0015-openid',
  statements: [
    // Null: that of the person's token, asked for each time.
    'alter table newsroom_session add column role text',
    `create table openid_sign_in (
      hash text primary key,
      state text not null,
      nonce text not null,
      verifier text not null,
      created timestamptz not null default now()
    )`,
    `create table openid_person (
      issuer text collate "C",
      subject text collate "C",
      name text not null,
      since timestamptz not null default now(),
      primary key (issuer, subject)
    )`,
  ],
};
