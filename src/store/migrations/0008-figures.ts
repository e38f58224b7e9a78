import type { Migration } from './migration.ts';

/**
 * Figures were items of every day; since they follow from levels, they are stored once. The record of releases' source
 * files was never read. Earlier releases were made by the first rules.
 */
export const figures: Migration = {
  name: '0008-figures',
  statements: [
    // Half of each page stays empty, so that rows are replaced in place and their room is reused.
    `create table figures (
      fund_id text collate "C" primary key,
      levels_release int not null,
      rules int not null,
      basis text not null,
      body jsonb not null
    ) with (fillfactor = 50)`,
    `delete from item where kind in ('figures', 'source-file')`,
    `alter table release add column figure_rules int not null default 1`,
  ],
};
