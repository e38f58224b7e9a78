import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PagesHandler } from '#src/app/pages.ts';
import { findLockHolder } from '#src/store/embedded/lock.ts';
import { copiedDataDirectory } from '../../../tests/support/stores.ts';
import { createLog } from '../observe/log.ts';
import { readEnv } from '../settings/env.ts';
import { startServer } from './start-server.ts';

test('a start that fails half-way gives back what it opened, in this process too', async () => {
  const dataDir = await copiedDataDirectory();
  const env = readEnv({ DATA_DIR: dataDir, PROVIDER_DIR: join(dataDir, 'no-such-folder') });
  const site = { pages: {} as PagesHandler, clientFolder: null };
  const starting = startServer(env, site, { log: createLog('silent') });
  await expect(starting).rejects.toThrow(/no-such-folder \(PROVIDER_DIR\) cannot be published/);
  expect(await findLockHolder(dataDir)).toBeNull();
  expect(await findLockHolder(join(dataDir, 'server'))).toBeNull();
  await rm(dataDir, { recursive: true });
});
