import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copiedStore, engines, type ThrowawayStore } from '../../tests/support/stores.ts';
import { smallIndexes } from '../../tests/support/small-indexes.ts';
import { startTcpGate } from '../../tests/support/tcp-gate.ts';
import { InvalidInputError, UnavailableError } from '#src/domain/errors.ts';
import { connectStore, openStore, type Store } from './open-store.ts';
import { beginRelease } from './releases/unfinished-release.ts';
import { findCurrentRelease } from './releases/releases.ts';

const details = { label: 'L', note: '', sourceHash: 'abc' };

test.each(engines)('a store that was closed answers nothing any more, on %s', async (engine) => {
  const { config, remove } = await copiedStore(engine);
  const store = await openStore(config);
  expect(await findCurrentRelease(store.db)).toBeNull();
  await store.close();
  await expect(findCurrentRelease(store.db)).rejects.toThrow(/closed|ended|destroyed|end/);
  await remove();
});

test.each(engines)(
  'what a publish that never ended wrote is gone once a store is opened again, on %s',
  async (engine) => {
    const { config, remove } = await copiedStore(engine);
    const store = await openStore(config);
    const draft = await beginRelease(store, details);
    await draft.putItems('index', [{ key: smallIndexes[0]!.fundId, body: smallIndexes[0]! }]);
    const written = async ({ db }: Store) =>
      (await db.selectFrom('item').select('key').execute()).length;
    expect(await written(store)).toBe(1);
    await store.close();
    const again = await openStore(config);
    expect(await written(again)).toBe(0);
    await again.close();
    await remove();
  },
);

describe.each(engines)('an opened store on %s', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  afterAll(() => thrown.remove());

  test('hands out connections, which see and hear the same releases', async () => {
    const { connection } = thrown.store.connection();
    const connected = await connectStore(connection);
    const heard = new Promise((resolve) => connected.onRelease(resolve));
    const release = await (await beginRelease(thrown.store, details)).flip();
    expect(await heard).toBe(release.number);
    expect(await findCurrentRelease(connected.db)).toEqual(release);
    await connected.close();
    expect(await findCurrentRelease(thrown.store.db)).toEqual(release);
  });

  test('returns every type of column alike', async () => {
    const { rows } = await sql`select 5::int8 as count, date '2026-11-20' as day, 1.50::numeric as
      exact, true as flag, null::int as nothing, '{1,-2}'::int[] as days, '{1.5,NaN}'::float8[] as
      values, '{"a":[1]}'::jsonb as body, '\\x00ff'::bytea as bytes,
      timestamptz '2026-11-20 12:00:00+01' as time`.execute(thrown.store.db);
    expect(rows).toEqual([
      {
        count: 5,
        day: '2026-11-20',
        exact: '1.50',
        flag: true,
        nothing: null,
        days: Int32Array.of(1, -2),
        values: Float64Array.of(1.5, NaN),
        body: { a: [1] },
        bytes: Uint8Array.of(0, 255),
        time: '2026-11-20T11:00:00.000Z',
      },
    ]);
  });

  test('says what is wrong with a statement, and is no worse for it', async () => {
    await expect(sql`select nonsense`.execute(thrown.store.db)).rejects.toMatchObject({
      message: 'column "nonsense" does not exist',
      code: '42703',
    });
    await expect(sql`select 1 as one`.execute(thrown.store.db)).resolves.toMatchObject({
      rows: [{ one: 1 }],
    });
  });
});

test('a database that nobody serves is unavailable', async () => {
  // Port 1 is reserved, and nothing listens there.
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  await expect(openStore({ dataDir: tmpdir(), databaseUrl })).rejects.toThrow(UnavailableError);
});

test.runIf(engines.includes('postgres'))(
  'a database of no use is refused, with what is wrong with it',
  async () => {
    const { store, config, remove } = await copiedStore('postgres');
    const open = async (change: (address: URL) => void) => {
      const address = new URL(config.databaseUrl ?? '');
      change(address);
      await openStore({ ...config, databaseUrl: address.href });
    };
    const expectRefused = async (change: (address: URL) => void, message: RegExp) => {
      await expect(open(change)).rejects.toThrow(InvalidInputError);
      await expect(open(change)).rejects.toThrow(message);
    };
    await expectRefused(
      (address) => (address.pathname = '/plumbline_nowhere'),
      /^DATABASE_URL is refused: database "plumbline_nowhere" does not exist$/,
    );
    await expectRefused(
      (address) => address.searchParams.set('options', '-c default_transaction_read_only=on'),
      /it can only be read, as a replica/,
    );
    const latin = sql.id(`${new URL(config.databaseUrl ?? '').pathname.slice(1)}_latin`);
    await sql`create database ${latin} template template0 encoding 'LATIN1' locale 'C'`.execute(
      store.db,
    );
    await expectRefused(
      (address) => (address.pathname += '_latin'),
      /has the encoding LATIN1.*createdb --encoding=UTF8/,
    );
    await sql`drop database ${latin} with (force)`.execute(store.db);
    await remove();
  },
);

test.runIf(engines.includes('postgres'))(
  'PostgreSQL soon misses a publisher that was lost with its machine, and gives the right to publish back',
  async () => {
    const { store, remove } = await copiedStore('postgres');
    const publishing = await store.session.beginPublishing();
    const { rows } = (await publishing?.run(
      sql`select current_setting('tcp_keepalives_idle')::int as idle,
        current_setting('tcp_keepalives_interval')::int as interval,
        current_setting('tcp_keepalives_count')::int as count`.compile(store.db),
    )) ?? { rows: [] };
    expect(rows).toEqual([{ idle: 30, interval: 10, count: 3 }]);
    await publishing?.end();
    await remove();
  },
);

test.runIf(engines.includes('postgres'))(
  'when PostgreSQL ends every connection, reads and news of releases go on',
  async () => {
    const { store, config, remove } = await copiedStore('postgres');
    const publisher = await openStore(config);
    const heard = new Promise((resolve) => store.onRelease(resolve));
    // They are over, not only told to end: a query that meets one just then fails, as its answer may be lost.
    await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(publisher.db);
    const release = await (await beginRelease(publisher, details)).flip();
    expect(await heard).toBe(release.number);
    expect(await findCurrentRelease(store.db)).toEqual(release);
    await publisher.close();
    await remove();
  },
);

test.runIf(engines.includes('postgres'))(
  'when connections to PostgreSQL die without a word, it is found again, on new ones',
  async () => {
    const { config, remove } = await copiedStore('postgres');
    const address = new URL(config.databaseUrl ?? '');
    const gate = await startTcpGate(Number(address.port || 5432));
    address.port = String(gate.port);
    const store = await openStore({ ...config, databaseUrl: address.href });
    store.onRelease(() => undefined);
    await findCurrentRelease(store.db);
    gate.lose();
    const patience = { timeout: 60_000, interval: 100 };
    await expect.poll(() => store.isReachable(), patience).toBe(false);
    await expect.poll(() => store.isReachable(), patience).toBe(true);
    gate.close();
    await store.close();
    await remove();
  },
);
