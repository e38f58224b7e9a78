import type { Migration } from './migration.ts';

/** A folded copy holds what came after a release, so that a long history need not be written again; those of before hold all. */
export const folds: Migration = {
  name: '0009-folds',
  statements: [
    `alter table segment add column since int not null default 0`,
    `create index segment_folded on segment (fund_id, release) where folded`,
  ],
};
