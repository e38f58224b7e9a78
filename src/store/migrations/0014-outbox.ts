import type { Migration } from './migration.ts';

/**
 * Events for other systems and operators until they are delivered, their receivers, and the late indexes last reported.
 */
export const outbox: Migration = {
  name: '0014-outbox',
  statements: [
    `create table outbox (
      id text collate "C" primary key,
      number int not null unique,
      channel text not null check (channel in ('webhook', 'purge', 'log')),
      type text not null,
      release int,
      at timestamptz not null,
      data jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
      closed timestamptz,
      failure text,
      attempts int not null default 0,
      next_attempt timestamptz not null
    )`,
    `create index outbox_waiting on outbox (channel, number) where state = 'waiting'`,
    `create table outbox_receiver (
      channel text primary key,
      since timestamptz not null default now()
    )`,
    `create table told_late (
      single boolean primary key default true check (single),
      release int not null,
      number_of_indexes int not null,
      digest text not null
    )`,
    `insert into told_late (release, number_of_indexes, digest) values (0, 0, '')`,
  ],
};
