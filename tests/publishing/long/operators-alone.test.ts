import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbeddedLeads } from '#src/leads/embedded/open-embedded-leads.ts';
import { eachAuditRow, type AuditEntry } from '#src/store/audit/audit.ts';
import { setReceivers } from '#src/store/outbox/outbox.ts';
import { leadOf } from '../../support/leads.ts';
import { tokensOf } from '../../support/newsroom-app.ts';
import { copiedStore } from '../../support/stores.ts';
import { runCommand } from '../run-command.ts';

test('submissions are exported, purged and sent again, and events delivered again, by operators alone, and the audit log has it', async () => {
  const thrown = await copiedStore('embedded');
  onTestFinished(() => thrown.remove());
  const { dataDir } = thrown.config;
  const leads = await openEmbeddedLeads(dataDir, () => {});
  await leads.receive(leadOf('key-one', { received: '2026-11-18T10:00:00.000Z' }));
  await leads.close();
  await setReceivers(thrown.store.db, ['webhook']);
  const { olga, bob } = await tokensOf(thrown.store, { olga: 'operator', bob: 'approver' });
  const run = (token: string | undefined, ...args: string[]) =>
    runCommand(args, { DATA_DIR: dataDir, PLUMBLINE_TOKEN: token ?? '' });

  const file = join(dataDir, 'leads.csv');
  const deeds = [
    ['leads', 'export', '--email', 'ada@example.org', file],
    ['leads', 'retry'],
    ['leads', 'purge', '--email', 'ada@example.org'],
    ['leads', 'purge', '--before', '2026-11-20'],
    ['webhooks', 'retry'],
    ['webhooks', 'test'],
  ];
  for (const args of deeds) {
    const refused = await run(bob, ...args);
    expect([args, refused.code]).toEqual([args, 2]);
    expect(refused.stderr).toMatch(/bob \(approver\) may not .*: an operator may/);
  }
  const nobody = await run(undefined, 'leads', 'export', file);
  expect(nobody.stderr).toContain('set PLUMBLINE_TOKEN to yours');
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  // What only counts and names nobody is for whoever may run commands here.
  expect((await run(undefined, 'leads', 'list')).stdout).toContain('1 waiting, 0 sent, 0 dead');
  expect((await run(undefined, 'webhooks', 'list')).code).toBe(0);

  for (const args of deeds) expect([args, (await run(olga, ...args)).code]).toEqual([args, 0]);
  const entries = (await Array.fromAsync(eachAuditRow(thrown.store.db))).map(
    ({ entry }) => JSON.parse(entry) as AuditEntry,
  );
  expect(entries.slice(2).map(({ act, label, actor }) => [act, label, actor.name])).toEqual([
    ['export-leads', 'of one address', 'olga'],
    ['retry-leads', 'given up', 'olga'],
    ['purge-leads', 'of one address', 'olga'],
    ['purge-leads', 'received before 2026-11-20', 'olga'],
    ['retry-events', 'given up', 'olga'],
    ['test-event', 'test', 'olga'],
  ]);
  // With a token too the log says by what command, without the address in it.
  expect(entries.slice(-2).map(({ command }) => command)).toEqual([
    'webhooks retry',
    'webhooks test',
  ]);
  expect(entries.find(({ label }) => label === 'of one address')!.command).not.toContain('@');
});

test('the audit log holds no address that submissions were purged by', async () => {
  const thrown = await copiedStore('embedded');
  onTestFinished(() => thrown.remove());
  const env = { DATA_DIR: thrown.config.dataDir };
  await runCommand(['leads', 'purge', '--email', 'ada@example.org'], env);
  const rows = await Array.fromAsync(eachAuditRow(thrown.store.db));
  expect(rows).toHaveLength(1);
  expect(JSON.parse(rows[0]!.entry)).toMatchObject({ command: 'leads purge --email …' });
});
