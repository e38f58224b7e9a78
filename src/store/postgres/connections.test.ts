import { expect, onTestFinished, test } from 'vitest';
import { copiedStore, engines } from '../../../tests/support/stores.ts';
import { connectionTo, openPool, publisherConnection } from './connections.ts';

test('what the address of the database says of sessions holds beside what the store asks of them', () => {
  const address = 'postgres://site@db.example/indexes?sslmode=require&options=-c%20work_mem%3D64MB';
  for (const made of [connectionTo(address, 'preview_1'), publisherConnection(address)]) {
    expect(made.connectionString).toBe('postgres://site@db.example/indexes?sslmode=require');
    expect(made.options).toMatch(/^-c work_mem=64MB -c \w+=/);
  }
  expect(connectionTo(address, 'preview_1').options).toMatch(/ -c search_path=preview_1,public$/);
  expect(publisherConnection(address).options).toContain(' -c tcp_keepalives_idle=30');
});

test('an address without any stays as it is written', () => {
  const address = 'postgres://site:p%40ss@db.example:6543/indexes?sslmode=require';
  expect(connectionTo(address).connectionString).toBe(address);
});

test.runIf(engines.includes('postgres'))(
  'statements one after the other share a connection',
  async () => {
    const { config, remove } = await copiedStore('postgres');
    onTestFinished(remove);
    const pool = openPool(connectionTo(config.databaseUrl!));
    onTestFinished(() => pool.close());
    const servedBy = async () =>
      (await pool.run({ sql: 'select pg_backend_pid() as pid', parameters: [] })).rows[0]?.['pid'];
    const [first, second] = [await servedBy(), await servedBy()];
    expect(second).toBe(first);
  },
);
