import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Log } from '../observe/log.ts';
import { openMarketData } from './open-market-data.ts';

async function warningsOf(databaseUrl: string | null, tokenSecret: string | null) {
  const dataDir = await mkdtemp(join(tmpdir(), 'market-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const warnings: string[] = [];
  const marketData = { service: null, tokenSecret, tokenLifetime: 60, providerId: 'p' };
  const { changes } = await openMarketData(
    { dataDir, databaseUrl, marketData, trustedProxies: [] } as never,
    { snapshot: () => ({ release: 1 }), store: {}, outside: {} } as never,
    { warn: (text: string) => void warnings.push(text) } as unknown as Log,
  );
  changes.close();
  return warnings;
}

test('without a shared secret a process on PostgreSQL warns that others do not understand its tokens', async () => {
  const secret = randomBytes(32).toString('hex');
  expect(await warningsOf('postgres://db/a', null)).toEqual([
    expect.stringMatching(/^TOKEN_SECRET is not set/),
  ]);
  expect(await warningsOf('postgres://db/a', secret)).toEqual([]);
  expect(await warningsOf(null, null)).toEqual([]);
});
