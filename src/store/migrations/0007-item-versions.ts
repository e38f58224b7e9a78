import type { Migration } from './migration.ts';

/** The version of its kind that a body was written in; it is read through the steps that came since. */
export const itemVersions: Migration = {
  name: '0007-item-versions',
  statements: [`alter table item add column version int not null default 1`],
};
