import type { Migration } from './migration.ts';

/** Files of the browser, with names that contain a hash of their content, and when a process last had them in use. */
export const builtFiles: Migration = {
  name: '0004-built-files',
  statements: [
    `create table built_file (
      name text collate "C" primary key,
      bytes bytea not null,
      seen timestamptz not null default now())`,
  ],
};
