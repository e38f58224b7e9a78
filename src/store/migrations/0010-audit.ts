import type { Migration } from './migration.ts';

/**
 * Who did what with the store: each entry's hash is over the previous hash and its own text, and entries never change.
 */
export const audit: Migration = {
  name: '0010-audit',
  statements: [
    `create table audit (
      number int primary key,
      entry text not null,
      hash text not null
    )`,
    `create function refuse_audit_change() returns trigger language plpgsql as
      $$ begin raise exception 'entries of the audit log are never changed'; end $$`,
    `create trigger audit_is_append_only before update or delete on audit
      for each row execute function refuse_audit_change()`,
  ],
};
