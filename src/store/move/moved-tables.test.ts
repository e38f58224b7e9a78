import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copiedStore, engines, type ThrowawayStore } from '../../../tests/support/stores.ts';
import { movedTables } from './moved-tables.ts';

/** Moved in a way of their own, made by the migrations or from what is moved, or of the moment. */
const others = [
  'current_release',
  'lead',
  'migration',
  'request_count',
  'built_file',
  'figures',
  'newsroom_session',
  'openid_sign_in',
  'sent_levels',
  'told_late',
];

describe.each(engines)('what is moved, on %s', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  afterAll(() => thrown.remove());

  test('is every table with every column', async () => {
    const { rows } = await sql<{ table: string; name: string; type: string }>`
      select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0
        and not a.attisdropped`.execute(thrown.store.db);
    const inSchema = rows
      .filter(({ table }) => !others.includes(table))
      .map(({ table, name, type }) => `${table}.${name} ${type}`);
    const aliases: Record<string, string> = {
      int: 'integer',
      'int[]': 'integer[]',
      float8: 'double precision',
      'float8[]': 'double precision[]',
      timestamptz: 'timestamp with time zone',
    };
    const moved = movedTables.flatMap(({ name: table, columns }) =>
      Object.entries(columns).map(([name, type]) => `${table}.${name} ${aliases[type] ?? type}`),
    );
    expect(moved.toSorted()).toEqual(inSchema.toSorted());
  });
});
