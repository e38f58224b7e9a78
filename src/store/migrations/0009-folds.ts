import type { Migration } from './migration.ts';

/**
 * A folded copy holds what was written after a release, so that a long history is not written again; earlier copies
 * hold everything.
 */
export const folds: Migration = {
  name: '0009-folds',
  statements: [
    `alter table segment add column since int not null default 0`,
    `create index segment_folded on segment (fund_id, release) where folded`,
  ],
};
