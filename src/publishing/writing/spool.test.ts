import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { openSpool } from './spool.ts';

test('items come back as they were put, also with line ends of every sort, in full batches', async () => {
  const spool = openSpool();
  const items = Array.from({ length: 2500 }, (_, at) => ({
    key: `/old/${at}`,
    body: { from: `/old/${at}`, to: `/new/\u2028${'é\r指\n\u2029'.repeat(300)}` },
  }));
  for (const { key, body } of items) spool.put('redirect', key, body);
  expect(spool.count('redirect')).toBe(2500);
  const batches = [];
  for await (const batch of spool.batches('redirect', 1000)) batches.push(batch);
  expect(batches.map((batch) => batch.length)).toEqual([1000, 1000, 500]);
  expect(batches.flat()).toEqual(items);
  spool.close();
});

test('what is spooled has no name on the disk, even while it is in use', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plumbline-spool-test-'));
  vi.stubEnv('TMPDIR', folder);
  const spool = openSpool();
  spool.put('redirect', '/a', { from: '/a', to: '/b' });
  expect(readdirSync(folder)).toEqual([]);
  spool.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
