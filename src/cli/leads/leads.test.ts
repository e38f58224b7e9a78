import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddedLeads } from '#src/leads/embedded/open-embedded-leads.ts';
import type { LeadStore } from '#src/leads/lead.ts';
import { openStore, type Store } from '#src/store/open-store.ts';
import { runCommand } from '../../../tests/publishing/run-command.ts';
import { contactValues, leadOf, listAll } from '../../../tests/support/leads.ts';
import { copiedDataDirectory } from '../../../tests/support/stores.ts';

let dataDir: string;
let store: Store | null = null;
beforeEach(async () => {
  dataDir = await copiedDataDirectory();
});
afterEach(async () => {
  await store?.close();
  store = null;
  await rm(dataDir, { recursive: true, force: true });
});

/** Each command is a process of its own. */
const run = (...args: string[]) => runCommand(['leads', ...args], { DATA_DIR: dataDir });

const open = () => openEmbeddedLeads(dataDir, () => {});

/** What a running server has open besides: commands reach the store through it. */
async function holdStore(): Promise<void> {
  store = await openStore({ dataDir });
}

async function fill(leads: LeadStore): Promise<void> {
  const fields = { ...contactValues, firstName: '=cmd()', emailAddress: 'eve@example.org' };
  await leads.receive(leadOf('key-one', { received: '2026-11-18T10:00:00.000Z' }));
  await leads.receive(leadOf('key-two', { received: '2026-11-19T00:00:00.000Z', fields }));
  await leads.receive(leadOf('key-three', { received: '2026-11-20T10:00:00.000Z' }));
  await leads.settle('key-one', 'sent', new Date('2026-11-18T10:01:00Z'));
  await leads.settle('key-two', 'dead', new Date('2026-11-22T00:00:00Z'));
}

describe.each(['beside a running server', 'without a server'])('%s', (where) => {
  let server: LeadStore | null;
  beforeEach(async () => {
    server = await open();
    await fill(server);
    if (where === 'beside a running server') return holdStore();
    await server.close();
    server = null;
  });
  afterEach(() => server?.close());

  test('list and export show the leads, retry revives and purge removes', async () => {
    const file = join(dataDir, 'leads.csv');
    const listed = await run('list');
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    expect(listed.stdout.split('\n')).toEqual([
      '2026-11-18T10:00:00.000Z  sent     contact    key-one',
      '2026-11-19T00:00:00.000Z  dead     contact    key-two',
      '2026-11-20T10:00:00.000Z  waiting  contact    key-three',
      '1 waiting, 1 sent, 1 dead',
      '',
    ]);

    expect(await run('export', file)).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    const rows = parse<Record<string, string>>(text, { columns: true });
    expect(rows[0]).toEqual({
      key: 'key-one',
      received: '2026-11-18T10:00:00.000Z',
      form: 'contact',
      state: 'sent',
      closed: '2026-11-18T10:01:00.000Z',
      ...contactValues,
      privacyVersion: '2026-01',
      ownFields: '',
      consentGroups: 'C0001:1,C0004:0',
      campaign: 'utm_source=newsletter',
    });
    expect(rows[1]).toMatchObject({ key: 'key-two', firstName: "'=cmd()" });

    expect((await run('retry')).stdout).toBe('1 will be forwarded again\n');
    expect((await run('purge', '--before', '2026-11-19')).stdout).toBe('1 removed\n');
    expect((await run('purge', '--email', 'Eve@example.org')).stdout).toBe('1 removed\n');
    const leads = server ?? (await open());
    expect(await listAll(leads)).toMatchObject([{ lead: { key: 'key-three' } }]);
    if (!server) await leads.close();
  });
});

test.each(['beside a running server', 'without a server'])(
  'all that is kept of one person is exported and purged by the address, damaged lines included (%s)',
  async (where) => {
    const journal = join(dataDir, 'leads', 'journal.jsonl');
    await mkdir(join(dataDir, 'leads'));
    const received = (key: string, emailAddress: string) =>
      JSON.stringify({
        record: 'received',
        lead: leadOf(key, { fields: { ...contactValues, emailAddress } }),
      });
    const torn = received('torn', 'Ada@example.org').slice(0, -9);
    const others = `\0\0${received('torn-of-another', 'nada@example.org')}`;
    const lines = [
      received('whole', 'Ada@Example.org'),
      torn,
      others,
      received('whole-of-another', 'bob@example.org'),
    ];
    // A copy of before the last start, and the last line of it cut.
    await writeFile(
      journal,
      `${lines.join('\n')}\n${received('cut', 'ADA@example.org').slice(0, -1)}`,
    );
    const server = await open();
    await (where === 'without a server' ? server.close() : holdStore());

    const file = join(dataDir, 'ada.csv');
    expect(await run('export', '--email', 'ada@EXAMPLE.org', file)).toMatchObject({ code: 0 });
    const rows = parse<Record<string, string>>(await readFile(file, 'utf8'), { columns: true });
    expect(rows.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'whole waiting',
      ' damaged',
      ' damaged',
    ]);
    expect(rows[1]!['paragraphText']).toContain(torn);

    expect((await run('purge', '--email', 'ada@example.org')).stdout).toBe('3 removed\n');
    expect((await run('export', '--email', 'ada@example.org')).stdout.split('\n')).toHaveLength(2);
    const leads = where === 'without a server' ? await open() : server;
    expect(await listAll(leads)).toMatchObject([{ lead: { key: 'whole-of-another' } }]);
    await leads.close();
    const names = await readdir(join(dataDir, 'leads'));
    const copy = names.find((name) => name.includes('damaged'))!;
    const kept = await readFile(join(dataDir, 'leads', copy), 'utf8');
    expect(kept).toBe(`${others}\n${received('whole-of-another', 'bob@example.org')}`);
    expect((await stat(join(dataDir, 'leads', copy))).mode & 0o777).toBe(0o600);
  },
);

test('purge wants one choice, and a day that is one', async () => {
  const wrong = [
    [],
    ['--before', '2026-11-20', '--email', 'a@b.co'],
    ['--before', '2026-02-30'],
    ['--before', 'yesterday'],
  ];
  const outcomes = await Promise.all(wrong.map((args) => run('purge', ...args)));
  for (const { code, stderr } of outcomes) {
    expect(code).toBe(2);
    expect(stderr).toMatch(/purge takes|--before takes/);
  }
});
