import type { Migration } from './migration.ts';

/**
 * Drafts and who approves them: the changes of each draft against the release that it was made against, apart from
 * everything public.
 */
export const drafts: Migration = {
  name: '0011-drafts',
  statements: [
    `create table draft (
      number int primary key,
      content int not null unique,
      revision int not null default 1,
      label text not null,
      note text not null,
      source_hash text not null,
      against int not null,
      state text not null,
      at timestamptz,
      act jsonb not null,
      told jsonb not null,
      created timestamptz not null default now(),
      changed timestamptz not null default now(),
      release int,
      fault text,
      link_secret text not null
    )`,
    // 'before' is the hash in the release that the draft was made against; a row without a hash of its own closes the
    // item.
    `create table draft_item (
      content int not null,
      kind text collate "C" not null,
      key text collate "C" not null,
      before text,
      hash text,
      version int not null,
      body jsonb,
      primary key (content, kind, key)
    )`,
    `create table draft_levels (
      content int not null,
      fund_id text collate "C" not null,
      days int[] not null,
      values float8[] not null,
      old_values float8[] not null,
      primary key (content, fund_id)
    )`,
    `create table draft_blob (
      content int not null,
      sha256 text collate "C" not null,
      bytes bytea not null,
      primary key (content, sha256)
    )`,
    // An approval is for one revision: a draft that is changed has none.
    `create table approval (
      draft int not null,
      revision int not null,
      person text not null,
      at timestamptz not null default now(),
      primary key (draft, revision, person)
    )`,
    // Runs within the transaction that publishes a draft, and fails if it was dropped or changed before.
    `create function require_living_draft(wanted int, of_revision int) returns void language plpgsql as $$
      begin
        perform 1 from draft where number = wanted and revision = of_revision
          and state in ('open', 'scheduled', 'failed') for update;
        if not found then raise exception 'draft % was changed meanwhile', wanted; end if;
      end $$`,
    `create table token (
      name text primary key,
      role text not null,
      hash text not null unique,
      created timestamptz not null default now(),
      revoked timestamptz
    )`,
  ],
};
