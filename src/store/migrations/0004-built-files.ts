import type { Migration } from './migration.ts';

/** Files that browsers load, by names that bear the hash of their content, and when a process last had them. */
export const builtFiles: Migration = {
  name: '0004-built-files',
  statements: [
    `create table built_file (
      name text collate "C" primary key,
      bytes bytea not null,
      seen timestamptz not null default now())`,
  ],
};
