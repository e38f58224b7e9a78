import { expect, onTestFinished, test } from 'vitest';
import { eachAuditRow } from '#src/store/audit/audit.ts';
import { closeEvent, giveUpEvent, listEvents } from '#src/store/outbox/deliveries.ts';
import { appendEvents, setReceivers } from '#src/store/outbox/outbox.ts';
import { copiedStore } from '../../support/stores.ts';
import { runCommand } from '../run-command.ts';

test('webhooks lists what was told, tries again and sends a test', async () => {
  const thrown = await copiedStore('embedded');
  onTestFinished(() => thrown.remove());
  const { db } = thrown.store;
  const env = { DATA_DIR: thrown.config.dataDir };
  const empty = await runCommand(['webhooks', 'list'], env);
  expect(empty.stdout).toBe('0 waiting, 0 sent, 0 dead\n');
  const early = await runCommand(['webhooks', 'test'], env);
  expect(early).toMatchObject({ code: 2 });
  expect(early.stderr).toContain('No server was started with WEBHOOK_URL');
  // Nobody was told, and the audit log does not say so either.
  expect(await Array.fromAsync(eachAuditRow(db))).toEqual([]);

  await setReceivers(db, ['webhook']);
  const at = '2026-11-20T10:00:00.000Z';
  const data = { label: 'Review', before: 1, restores: null };
  const event = { channel: 'webhook', type: 'release.published', release: 2, data } as const;
  await thrown.store.session.batch(appendEvents(at, [event, { ...event, release: 3 }]));
  const [newest, oldest] = await listEvents(db, { before: null, limit: 2 });
  await closeEvent(db, oldest!.id, new Date(at));
  await giveUpEvent(thrown.store, newest!.id, new Date(at), 'status 410');

  const listed = await runCommand(['webhooks', 'list'], env);
  expect(listed.stdout.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['4', at, 'waiting', expect.any(String), 'delivery.failed', expect.any(String)],
    ['3', at, 'waiting', expect.any(String), 'delivery.failed', expect.any(String)],
    ['2', at, 'dead', 'webhook', 'release.published', 'release 3', 'status 410', newest!.id],
    ['1', at, 'sent', 'webhook', 'release.published', 'release 2', oldest!.id],
    ['2 waiting, 1 sent, 1 dead'],
    [''],
  ]);
  const asJson = JSON.parse((await runCommand(['webhooks', 'list', '--json'], env)).stdout);
  expect(asJson).toMatchObject({
    counts: { waiting: 2, sent: 1, dead: 1 },
    events: [{ number: 4 }, { number: 3 }, { number: 2 }, { id: oldest!.id, data, release: 2 }],
  });

  const all = await runCommand(['webhooks', 'retry', '--json'], env);
  expect(JSON.parse(all.stdout)).toEqual({ retried: 1 });
  const one = await runCommand(['webhooks', 'retry', oldest!.id], env);
  expect(one.stdout).toBe('1 will be delivered again\n');
  const none = await runCommand(['webhooks', 'retry', 'nothing'], env);
  expect(none).toMatchObject({ code: 2 });
  expect(none.stderr).toContain('There is no event nothing');
  await runCommand(['webhooks', 'test'], env);
  const states = (await listEvents(db, { before: null, limit: 9 })).map(({ state }) => state);
  expect(states).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting']);
});
