import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openEmbeddedLeads } from '#src/leads/embedded/open-embedded-leads.ts';
import { runCommand } from '../../publishing/run-command.ts';
import { leadOf } from '../../support/leads.ts';
import { startSite } from '../../support/running-site.ts';
import { copiedStore, engines, type ThrowawayStore } from '../../support/stores.ts';

/** Pages, answers, files: all that is the same for everybody who asks. */
const addresses = [
  '/',
  '/ja-jp/indexes/screener',
  '/indexes/details/PLWLD_NTR_USD',
  '/api/index-prices?secId=PLWLD_NTR_USD',
  '/api/index-details/constituents?portfolioId=PLWLD_NTR_USD',
  '/factsheets/PLWLD_NTR_USD/1/en-us.pdf',
  '/documents',
  '/sitemap.xml',
];

let folder: string;
let dataDir: string;
let before: Map<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-backup-'));
  dataDir = join(folder, 'store');
  await cp(inject('demoStore'), dataDir, { recursive: true });
  const leads = await openEmbeddedLeads(dataDir, () => {});
  await leads.receive(leadOf('before-the-backup'));
  await leads.close();
  before = await served({ DATA_DIR: dataDir });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a server on a store answers, each byte of it, with the files that its list of documents names. */
async function served(settings: Record<string, string>): Promise<Map<string, string>> {
  const site = await startSite({ DATABASE_URL: '', ...settings });
  const answers = new Map<string, string>();
  const read = async (address: string) => {
    const answer = await fetch(site.url + address);
    expect([address, answer.status]).toEqual([address, 200]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    answers.set(address, `${answer.headers.get('etag')} ${bytes.toString('base64')}`);
    return bytes.toString();
  };
  try {
    const texts = [];
    for (const address of addresses) texts.push(await read(address));
    const files = texts.join('').match(/\/files\/[0-9a-f]{64}\/[\w%.-]+/g);
    for (const file of new Set(files)) await read(file);
    return answers;
  } finally {
    await site.stop();
  }
}

/** Runs a command as the operating guide has it. */
async function runGuide(beginning: string, variables: Record<string, string>): Promise<void> {
  const guide = await readFile('docs/operating.md', 'utf8');
  const command = guide.split('\n').find((line) => line.startsWith(`    ${beginning}`));
  await promisify(execFile)('sh', ['-ec', command ?? `echo no ${beginning}; exit 1`], {
    env: { ...process.env, ...variables },
  });
}

async function expectSame(settings: Record<string, string>): Promise<void> {
  expect(before.size).toBeGreaterThan(addresses.length);
  const after = await served(settings);
  for (const [address, answer] of before) {
    expect(after.get(address) === answer, `${address} is served as before`).toBe(true);
  }
  const listed = await runCommand(['leads', 'list'], settings);
  expect(listed.stdout).toContain('before-the-backup');
}

test('a copy of the embedded store, restored, serves the same bytes', async () => {
  const backup = join(folder, 'copy');
  await runGuide('test ! -e "$BACKUP"', { DATA_DIR: dataDir, BACKUP: backup });
  await expect(
    runGuide('test ! -e "$BACKUP"', { DATA_DIR: dataDir, BACKUP: backup }),
  ).rejects.toThrow('Command failed');
  const damaged = join(folder, 'damaged');
  await cp(dataDir, damaged, { recursive: true });
  await rm(join(damaged, 'pg', 'global'), { recursive: true });
  await runGuide('test ! -e "$DATA_DIR.aside"', { DATA_DIR: damaged, BACKUP: backup });
  await expectSame({ DATA_DIR: damaged });
}, 600_000);

describe.runIf(engines.includes('postgres'))('on PostgreSQL', () => {
  let first: ThrowawayStore;
  let second: ThrowawayStore;
  beforeAll(async () => {
    first = await copiedStore('postgres');
    second = await copiedStore('postgres');
  });
  afterAll(async () => {
    await first.remove();
    await second.remove();
  });

  test('what was moved, dumped and restored serves the same bytes', async () => {
    const moved = { DATA_DIR: dataDir, DATABASE_URL: first.config.databaseUrl! };
    expect(await runCommand(['move'], moved)).toMatchObject({ code: 0 });
    await expectSame(moved);
    const backup = join(folder, 'dump');
    await runGuide('pg_dump', { ...moved, BACKUP: backup });
    const restored = { DATABASE_URL: second.config.databaseUrl! };
    await second.store.session.run({ sql: 'drop schema public cascade', parameters: [] });
    await second.store.session.run({ sql: 'create schema public', parameters: [] });
    await runGuide('pg_restore', { ...restored, BACKUP: backup });
    await expectSame(restored);
  }, 600_000);
});
