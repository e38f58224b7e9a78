import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copiedStore, engines } from '../../../tests/support/stores.ts';
import { connectionTo } from './connections.ts';
import { listenForFlips } from './listen-for-flips.ts';

test.runIf(engines.includes('postgres'))(
  'who listens for flips has a connection, and none after it was closed',
  async () => {
    const { config, store, remove } = await copiedStore('postgres');
    onTestFinished(remove);
    const connection = { ...connectionTo(config.databaseUrl!), application_name: 'flips' };
    const connected = async () =>
      (await sql`select 1 from pg_stat_activity where application_name = 'flips'`.execute(store.db))
        .rows.length;
    const flips = listenForFlips(connection);
    flips.onFlip(() => undefined);
    await vi.waitUntil(async () => (await connected()) === 1, { timeout: 20_000 });
    await flips.close();
    await vi.waitUntil(async () => (await connected()) === 0, { timeout: 10_000 });
    expect(await connected()).toBe(0);
  },
);
