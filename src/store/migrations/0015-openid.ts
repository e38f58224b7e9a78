import type { Migration } from './migration.ts';

/** People of an OpenID provider: their sign-ins in progress, their accounts, and the role of their session. */
export const openid: Migration = {
  name: '0015-openid',
  statements: [
    // Null uses the role of the person's token, which is read each time.
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
