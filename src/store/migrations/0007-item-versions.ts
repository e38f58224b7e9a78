import type { Migration } from './migration.ts';

/** The version in which a body was written; it is read through the upgrade steps since then. */
export const itemVersions: Migration = {
  name: '0007-item-versions',
  statements: [`alter table item add column version int not null default 1`],
};
