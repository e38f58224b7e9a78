import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { listBuiltFiles, putBuiltFiles } from '#src/store/built-files.ts';
import { openStore } from '#src/store/open-store.ts';
import { runCommand } from '../../publishing/run-command.ts';
import { acceptAllOptions } from '../../support/accepted-all.ts';
import { freePort } from '../../support/own-postgres.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';

let folder: string;
let site: RunningSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-processes-'));
  await cp(inject('demoFolder'), join(folder, 'demo'), { recursive: true });
  site = await startSite();
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const spawnServer = (dataDir: string, settings: Record<string, string> = {}) =>
  spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs a server until it ends by itself. */
async function runServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const server = spawnServer(dataDir, settings);
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = (await once(server, 'close')) as [number];
  return { code, output };
}

async function headingOf(path: string): Promise<string | undefined> {
  const page = await fetch(new URL(path, site.url));
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(await page.text())?.[1];
}

async function releaseServed(): Promise<number> {
  const ready = await fetch(new URL('/readyz', site.url));
  return ((await ready.json()) as { release: number }).release;
}

test('a second server on an embedded directory says who serves it, and ends', async () => {
  const { code, output } = await runServer(site.dataDir);
  expect(code).toBe(1);
  expect(output).toContain(`is already served by process ${site.process.pid}`);
  expect(output).toContain('DATABASE_URL');
  expect(await releaseServed()).toBe(1);
}, 300_000);

test('a process that publishes its first release is alive meanwhile, wants no requests, and ends when told to', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const server = spawnServer(join(folder, 'first'), {
    PORT: new URL(url).port,
    PROVIDER_DIR: inject('demoFolder'),
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // All that comes before is read by then: slow work, and slower beside other tests.
  await expect.poll(() => output, { timeout: 120_000 }).toContain('"step":"writing levels"');
  const read = async (path: string) => {
    const answer = await fetch(url + path);
    return [answer.status, await answer.text()];
  };
  expect(await read('/healthz')).toEqual([200, 'ok']);
  expect(await read('/readyz')).toEqual([503, '{"state":"waiting","failing":["release"]}']);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
}, 300_000);

test('a publish on the command line runs through the server, which shows the new release', async () => {
  const indexes = join(folder, 'demo', 'indexes.csv');
  const rows = await readFile(indexes, 'utf8');
  expect(rows).toContain('Plumbline World NTR USD');
  await writeFile(indexes, rows.replace('Plumbline World NTR USD', 'Renamed While Running'));
  const page = '/indexes/screener/equity/PLWLD_NTR_USD';
  expect(await headingOf(page)).toContain('Plumbline World NTR USD');

  const publish = await runCommand(
    ['publish', join(folder, 'demo'), '--label', 'renamed', ...acceptAllOptions],
    {
      DATA_DIR: site.dataDir,
    },
  );
  expect(publish).toMatchObject({ code: 0 });
  expect(publish.stdout).toContain('Release 2 (renamed) is public');
  await expect.poll(releaseServed, { timeout: 60_000 }).toBe(2);
  expect(await headingOf(page)).toContain('Renamed While Running');

  const ledger = await runCommand(['releases'], { DATA_DIR: site.dataDir });
  expect(ledger.stdout.split('\n')[0]).toMatch(/^\s+2 .* current\s+renamed$/);
  expect(site.process.exitCode).toBeNull();
}, 300_000);

test('a page of the build before finds its scripts, and those of this build are kept for the next', async () => {
  const html = await (await fetch(site.url)).text();
  const ours = Array.from(html.matchAll(/\/assets\/([\w.-]+\.js)/g), ([, name]) => name!);
  const store = await openStore({ dataDir: site.dataDir });
  const kept = await listBuiltFiles(store.db);
  const script = { name: 'of-the-build-before-1a2b3c.js', bytes: Buffer.from('the one before') };
  await putBuiltFiles(store.db, [script]);
  await store.close();
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter((name) => !kept.has(name))).toEqual([]);
  const read = async () => (await fetch(`${site.url}/assets/${script.name}`)).text();
  await expect.poll(read).toBe('the one before');
});

test('a first folder that is none, and a directory that is a file, end the start with a sentence', async () => {
  const noFolder = join(folder, 'nowhere');
  const first = await runServer(join(folder, 'empty'), { PROVIDER_DIR: noFolder });
  expect(first.code).toBe(1);
  expect(first.output).toContain(
    `${noFolder} (PROVIDER_DIR) cannot be published: ${noFolder} is no folder\n`,
  );
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const second = await runServer(file);
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/^EEXIST: file already exists.*: it has to be a folder$/m);
  for (const { output } of [first, second]) expect(output).not.toContain('    at ');
});

test('a directory of another PostgreSQL version is refused, with the way out', async () => {
  const dataDir = join(folder, 'old');
  await cp(inject('demoStore'), dataDir, { recursive: true });
  await writeFile(join(dataDir, 'pg', 'PG_VERSION'), '16\n');
  for (const { code, output } of [
    await runServer(dataDir),
    await runCommand(['releases'], { DATA_DIR: dataDir }).then((outcome) => ({
      code: outcome.code,
      output: outcome.stderr,
    })),
  ]) {
    expect(code).toBeGreaterThan(0);
    expect(output).toContain('written by PostgreSQL 16');
    expect(output).toContain('remove the directory and publish again');
  }
}, 300_000);
