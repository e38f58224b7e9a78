import type { Migration } from './migration.ts';

/**
 * Figures were items, and of every day; they follow from levels, and are kept once. What was kept of the files that
 * releases were made of was never read. Releases of before were made by the first rules.
 */
export const figures: Migration = {
  name: '0008-figures',
  statements: [
    // Half of each page is left empty, so that a row is replaced in its place and the old one's room used again.
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
