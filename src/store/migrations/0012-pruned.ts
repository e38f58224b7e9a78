import type { Migration } from './migration.ts';

/** When the content of a release was removed; its row stays. */
export const pruned: Migration = {
  name: '0012-pruned',
  statements: [`alter table release add column pruned timestamptz`],
};
