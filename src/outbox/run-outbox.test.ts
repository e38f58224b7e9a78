import { createHmac } from 'node:crypto';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { eventEnvelope } from '#src/contract/outbox/events.ts';
import { openExternalServices } from '#src/outside/external-services.ts';
import { closeEvent, listEvents } from '#src/store/outbox/deliveries.ts';
import { appendEvents, setReceivers, type NewEvent } from '#src/store/outbox/outbox.ts';
import { startReceiver, type WebhookReceiver } from '../../tests/support/webhook-receiver.ts';
import {
  copiedStore,
  emptyStore,
  engines,
  type ThrowawayStore,
} from '../../tests/support/stores.ts';
import { runOutbox, type Outbox, type OutboxSettings } from './run-outbox.ts';

const secret = 'a secret of thirty-two characters';
const policy = { timeout: 400, maxConcurrent: 4, maxQueued: 0, resetAfter: 200 };
const pace = { lookEvery: 20, backoff: { first: 20, longest: 60 }, leaseMargin: 500, policy };
const webhookOf = (release: number): NewEvent => ({
  channel: 'webhook',
  type: 'release.published',
  release,
  data: { label: `the ${release}.`, before: null, restores: null },
});

describe.each(engines)('what is delivered from the %s store', (engine) => {
  let thrown: ThrowawayStore;
  let receiver: WebhookReceiver;
  let running: Outbox[];
  let logged: { level: string; entry: object; words: string }[];
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  afterAll(() => thrown.remove());
  beforeEach(async () => {
    await emptyStore(thrown.store);
    await setReceivers(thrown.store.db, ['webhook', 'purge']);
    receiver = await startReceiver();
    running = [];
    logged = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((each) => each.close()));
    await receiver.close();
  });

  const put = (...events: NewEvent[]) =>
    thrown.store.session.batch(appendEvents(new Date().toISOString(), events));
  const rows = async () =>
    (await listEvents(thrown.store.db, { before: null, limit: 100 })).toReversed();
  const states = async () => (await rows()).map(({ state }) => state);
  const note = (level: string) => (entry: object, words: string) =>
    void logged.push({ level, entry, words });

  function start(settings: Partial<OutboxSettings> = {}): void {
    const log = { info: note('info'), warn: note('warn'), error: note('error') };
    const outside = openExternalServices(log as never);
    const deps = { store: thrown.store, outside, site: 'https://indexes.example' };
    const own = { webhook: { url: receiver.url, secret }, purge: null, ...settings };
    running.push(runOutbox({ ...deps, served: () => 100, log: log as never }, own, pace));
  }

  test('is an event with its id, signed by the secret over moment and body', async () => {
    await put(webhookOf(3));
    start();
    await expect.poll(states).toEqual(['sent']);
    const { headers, body } = receiver.received[0]!;
    const [row] = await rows();
    const event = eventEnvelope.parse(JSON.parse(body));
    expect(event).toMatchObject({ id: row?.id, number: 1, release: 3, at: row?.at });
    expect(event.site).toBe('https://indexes.example');
    expect(headers['idempotency-key']).toBe(row?.id);
    expect(headers['content-type']).toBe('application/json');
    const [, t = '', v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(
      String(headers['plumbline-signature']),
    )!;
    expect(Math.abs(Date.now() / 1000 - Number(t))).toBeLessThan(60);
    expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'));
  });

  test.each(['error', 'refusing', 'redirecting', 'silent'] as const)(
    'is tried again with a receiver that is %s, and arrives in order once it is well',
    async (mood) => {
      receiver.mood = mood;
      await put(webhookOf(1), webhookOf(2), webhookOf(3));
      start();
      await expect.poll(() => receiver.received.length).toBeGreaterThan(2);
      expect(receiver.taken()).toEqual([]);
      expect(receiver.received.every(({ event }) => event.release === 1)).toBe(true);
      const [first] = await rows();
      expect(first?.failure).toMatch(/^status (500|400|302)$|no answer in time/);
      receiver.mood = 'well';
      await expect.poll(states).toEqual(['sent', 'sent', 'sent']);
      expect(receiver.taken()).toEqual([1, 2, 3].map((release) => `release.published ${release}`));
      expect(JSON.stringify(logged)).not.toContain(receiver.url);
      expect(JSON.stringify(logged)).not.toContain(secret);
    },
  );

  test('is delivered once by several processes', async () => {
    await put(...[1, 2, 3, 4, 5].map(webhookOf));
    start();
    start();
    start();
    await expect.poll(states).toEqual(Array.from({ length: 5 }, () => 'sent'));
    expect(receiver.received.map(({ event }) => event.release)).toEqual([1, 2, 3, 4, 5]);
  });

  test('purges a CDN by its keys, with the header that it wants', async () => {
    const data = { keys: ['release-1'] };
    await put({ channel: 'purge', type: 'purge', release: 2, data });
    const header = { name: 'Fastly-Key', value: 'the key' };
    start({ purge: { url: receiver.url, header } });
    await expect.poll(states).toEqual(['sent']);
    const { headers, body } = receiver.received[0]!;
    expect(headers['surrogate-key']).toBe('release-1');
    expect(headers['idempotency-key']).toBe((await rows())[0]?.id);
    expect(headers['fastly-key']).toBe('the key');
    expect(JSON.parse(body)).toEqual({ tags: ['release-1'] });
  });

  test('is nothing of a release that is not served yet, and goes before it', async () => {
    const early: NewEvent = { channel: 'webhook', type: 'test', release: 100, data: {} };
    await put(webhookOf(101), early);
    start();
    await expect.poll(states).toEqual(['waiting', 'sent']);
    await put(early);
    await expect.poll(states).toEqual(['waiting', 'sent', 'sent']);
    expect(receiver.received.map(({ event }) => event.release)).toEqual([100, 100]);
  });

  test('is kept for thirty days, whatever comes to be delivered', async () => {
    await put(webhookOf(1), webhookOf(2), webhookOf(3));
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    for (const [at, { id }] of (await rows()).entries())
      await closeEvent(thrown.store.db, id, daysAgo(31 - 2 * at));
    start();
    await expect.poll(async () => (await rows()).map(({ number }) => number)).toEqual([2, 3]);
  });

  test('is given up when it has failed for three days, and operators read why', async () => {
    receiver.mood = 'refusing';
    await put(webhookOf(1));
    const sql = 'update outbox set attempts = 575';
    await thrown.store.session.run({ sql, parameters: [] });
    start();
    await expect.poll(async () => (await states())[0]).toBe('dead');
    expect((await rows())[0]).toMatchObject({ failure: 'status 400', attempts: 576 });
    const alert = () => logged.find(({ words }) => words === 'an alert to operators')?.entry;
    await expect.poll(alert).toMatchObject({ alert: 'delivery.failed', failure: 'status 400' });
  });

  test('leaves no timer behind when the server stops', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    start();
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await running.pop()?.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is an alert in the log of one server', async () => {
    const data = { numberOfLevels: 2, indexes: [{ fundId: 'A', name: 'Alpha' }] };
    await put({ channel: 'log', type: 'levels.jumped', release: 4, data });
    start({ webhook: null });
    start({ webhook: null });
    await expect.poll(states).toEqual(['sent']);
    expect(logged.filter(({ level }) => level === 'error')).toEqual([
      {
        level: 'error',
        entry: { alert: 'levels.jumped', release: 4, ...data },
        words: 'an alert to operators',
      },
    ]);
  });
});
