import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockDataDir } from './lock-data-dir.ts';

async function emptyDirectory(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-locked-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

test('a second server is told which process serves the directory', async () => {
  const dataDir = await emptyDirectory();
  const release = await lockDataDir(dataDir, 'http://one.example');
  const refused = await lockDataDir(dataDir, 'http://two.example').catch(String);
  expect(refused).toContain(`is already served by process ${process.pid} (http://one.example).`);
  await release();
});

test('a server on another machine is named with it', async () => {
  const dataDir = await emptyDirectory();
  const holder = { pid: 7, started: '1', host: 'db-2.example', socket: 'http://one.example' };
  await mkdir(join(dataDir, 'server'));
  await writeFile(join(dataDir, 'server', 'lock.1'), JSON.stringify(holder));
  const refused = await lockDataDir(dataDir, 'http://two.example').catch(String);
  expect(refused).toContain('is already served by process 7 on db-2.example (http://one.example).');
});
