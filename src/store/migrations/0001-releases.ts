import type { Migration } from './migration.ts';

/** Keys sort bytewise on every engine (collation C), so that both page in the same order. */
export const releases: Migration = {
  name: '0001-releases',
  statements: [
    `create table release (
      number int primary key,
      label text not null,
      note text not null,
      source_hash text not null,
      restores int,
      created timestamptz not null default now(),
      published timestamptz
    )`,
    // Two publishers can never stage under one number, even if the lock fails.
    `create unique index release_unfinished on release ((true)) where published is null`,
    `create table current_release (
      single boolean primary key default true check (single),
      release int references release (number)
    )`,
    `insert into current_release (release) values (null)`,
    // No index besides the key: each would cost a third of a row's write time.
    `create table item (
      kind text collate "C" not null,
      key text collate "C" not null,
      valid_from int not null,
      valid_to int,
      hash text not null,
      body jsonb not null,
      primary key (kind, key, valid_from)
    )`,
    `create table segment (
      fund_id text collate "C" not null,
      release int not null,
      folded boolean not null,
      first_day int not null,
      last_day int not null,
      days int[] not null,
      values float8[] not null,
      primary key (fund_id, release, folded)
    )`,
    // Levels hardly compress; uncompressed they are written and sliced faster.
    `alter table segment alter column days set storage external`,
    `alter table segment alter column values set storage external`,
    `create index segment_release on segment (release)`,
    `create table correction (
      fund_id text collate "C" not null,
      release int not null,
      day int not null,
      old_value float8 not null,
      new_value float8,
      reason text not null,
      primary key (fund_id, release, day)
    )`,
    `create index correction_release on correction (release)`,
    `create table blob (
      sha256 text collate "C" primary key,
      bytes bytea not null
    )`,
    `alter table blob alter column bytes set storage external`,
  ],
};
