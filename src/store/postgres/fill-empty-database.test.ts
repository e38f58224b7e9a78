import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { InvalidInputError } from '#src/domain/errors.ts';
import { copiedStore, engines } from '../../../tests/support/stores.ts';
import { fillEmptyDatabase } from './fill-empty-database.ts';

test.runIf(engines.includes('postgres'))(
  'a database that was just created gets its tables before it is filled, which is done once',
  async () => {
    const { store, config, remove } = await copiedStore('postgres');
    onTestFinished(remove);
    await sql`drop schema public cascade`.execute(store.db);
    await sql`create schema public`.execute(store.db);
    const fill = () =>
      fillEmptyDatabase(config.databaseUrl ?? '', async (session) => {
        await session.run({ sql: `insert into blob values ('one', '')`, parameters: [] });
      });
    await fill();
    const { rows } = await sql`select sha256 from blob`.execute(store.db);
    expect(rows).toEqual([{ sha256: 'one' }]);
    await expect(fill()).rejects.toThrow(InvalidInputError);
  },
);
