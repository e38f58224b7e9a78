import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { outboxMetrics } from './outbox-metrics.ts';

async function textOf(observed: Parameters<typeof outboxMetrics>[0]): Promise<string> {
  const registry = new Registry();
  for (const metric of outboxMetrics(observed)) registry.registerMetric(metric);
  return registry.metrics();
}

test('events are counted by channel and state, with the age of the oldest that waits', async () => {
  const oldest = '2026-11-20T18:30:00.000Z';
  const text = await textOf({
    counts: async () => [
      { channel: 'webhook', state: 'waiting', count: 3, oldest },
      { channel: 'webhook', state: 'dead', count: 1, oldest: '2026-11-01T00:00:00.000Z' },
      { channel: 'purge', state: 'sent', count: 7, oldest },
    ],
    alerts: async () => [{ type: 'publish.failed', count: 2 }],
  });
  expect(text).toContain('plumbline_outbox{channel="webhook",state="waiting"} 3');
  expect(text).toContain('plumbline_outbox{channel="webhook",state="dead"} 1');
  // date --date=2026-11-20T18:30:00Z +%s
  const age = 'plumbline_outbox_oldest_waiting_timestamp_seconds';
  expect(text).toContain(`${age}{channel="webhook"} 1795199400`);
  expect(text).not.toContain(`${age}{channel="purge"}`);
  expect(text).toContain('plumbline_alerts{type="publish.failed"} 2');
});

test('without a store, and in a preview, there are no numbers and no failure', async () => {
  const away = () => Promise.reject(new Error('no store'));
  expect(await textOf({ counts: away, alerts: away })).not.toMatch(/^plumbline/m);
  expect(await textOf(null)).not.toContain('plumbline');
});

test('a state that no event has any more is no longer counted', async () => {
  const all = [
    { channel: 'webhook', state: 'waiting', count: 3, oldest: '2026-11-20T18:30:00.000Z' },
    { channel: 'webhook', state: 'sent', count: 7, oldest: '2026-11-20T18:30:00.000Z' },
  ] as const;
  let states = ['waiting', 'sent'];
  const registry = new Registry();
  const counts = async () => all.filter(({ state }) => states.includes(state));
  for (const metric of outboxMetrics({ counts, alerts: async () => [] }))
    registry.registerMetric(metric);
  expect(await registry.metrics()).toContain('state="waiting"} 3');
  states = ['sent'];
  const later = await registry.metrics();
  expect(later).toContain('state="sent"} 7');
  expect(later).not.toContain('waiting"}');
});
