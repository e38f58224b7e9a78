import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddedLeads } from '#src/leads/embedded/open-embedded-leads.ts';
import type { LeadStore } from '#src/leads/lead.ts';
import { runCommand } from '../../tests/publishing/run-command.ts';
import { contactValues, leadOf, listAll } from '../../tests/support/leads.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-cli-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Each command is a process of its own. */
const timeout = 60_000;

const run = (...args: string[]) => runCommand(['leads', ...args], { DATA_DIR: dataDir });

const open = () => openEmbeddedLeads(dataDir, () => {});

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
    if (where === 'beside a running server') return;
    await server.close();
    server = null;
  });
  afterEach(() => server?.close());

  test('list and export show the leads, retry revives and purge removes', { timeout }, async () => {
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

test('purge wants one choice, and a day that is one', { timeout }, async () => {
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
