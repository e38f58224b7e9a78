import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tokenSecret } from './token-secret.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('MD-01 a secret is made once, kept for its owner only, and found again', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const made = await tokenSecret(null, folder);
  expect(made).toHaveLength(32);
  expect(await tokenSecret(null, folder)).toEqual(made);
  expect((await stat(join(folder, 'token-secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['token-secret']);
});

test('processes that start at the same time agree on one secret', async () => {
  const folder = await temporaryFolder();
  const secrets = await Promise.all(Array.from({ length: 8 }, () => tokenSecret(null, folder)));
  expect(new Set(secrets.map((one) => Buffer.from(one).toString('hex'))).size).toBe(1);
  expect(await tokenSecret(null, folder)).toEqual(secrets[0]);
});

test('a configured secret wins, and nothing is written', async () => {
  const folder = await temporaryFolder();
  const configured = 'a configured secret of 32 characters';
  expect(Buffer.from(await tokenSecret(configured, folder)).toString()).toBe(configured);
  expect(await readdir(folder)).toEqual([]);
});
