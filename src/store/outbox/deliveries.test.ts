import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  copiedStore,
  emptyStore,
  engines,
  type ThrowawayStore,
} from '../../../tests/support/stores.ts';
import {
  closeEvent,
  countAlerts,
  countEvents,
  deleteEvents,
  giveUpEvent,
  leaseEvents,
  listEvents,
  postponeEvent,
  reviveEvents,
} from './deliveries.ts';
import { reportLateness } from './lateness.ts';
import { alertOf, appendEvents, setReceivers, type NewEvent } from './outbox.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const eventOf = (type: NewEvent['type'], release: number | null = null): NewEvent => ({
  channel: 'webhook',
  type,
  release,
  data: {},
});
const minute = 60_000;

describe.each(engines)('events that wait in the %s store', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  afterAll(() => thrown.remove());
  beforeEach(async () => {
    await emptyStore(thrown.store);
    await setReceivers(thrown.store.db, ['webhook', 'purge']);
  });

  const put = (...events: NewEvent[]) =>
    thrown.store.session.batch(appendEvents(now.toISOString(), events));
  const lease = (at = now, given: { served?: number; channel?: 'webhook' | 'purge' } = {}) =>
    leaseEvents(thrown.store.db, {
      channel: given.channel ?? 'webhook',
      now: at,
      limit: 10,
      leaseEnd: new Date(at.getTime() + minute),
      served: given.served ?? 100,
    });
  const numbers = async (...given: Parameters<typeof lease>) =>
    (await lease(...given)).map(({ number }) => number);
  const rows = async () =>
    (await listEvents(thrown.store.db, { before: null, limit: 100 })).toReversed();

  test('are told in their order, of each type one at a time', async () => {
    await put(eventOf('release.published'), eventOf('release.published'), eventOf('test'));
    const [first, ...others] = await lease();
    expect([first?.number, ...others.map(({ number }) => number)]).toEqual([1, 3]);
    expect(await numbers()).toEqual([]);
    await closeEvent(thrown.store.db, first!.id, now);
    expect(await numbers()).toEqual([2]);
  });

  test('are listed page by page, the newest first, each once', async () => {
    await put(eventOf('test'), eventOf('test'), eventOf('test'));
    const page = async (before: number | null) =>
      (await listEvents(thrown.store.db, { before, limit: 2 })).map(({ number }) => number);
    const newest = await page(null);
    const [last, second] = newest;
    expect(newest).toEqual([last, last! - 1]);
    expect(await page(second!)).toEqual([last! - 2]);
    expect(await page(last! - 2)).toEqual([]);
  });

  test('go before one of their type that failed again and again', async () => {
    await put(eventOf('release.published'), eventOf('release.published'));
    const [first] = await rows();
    for (let failed = 0; failed < 11; failed++) {
      await postponeEvent(thrown.store.db, first!.id, later(minute), 'status 400');
    }
    expect(await numbers()).toEqual([]);
    await postponeEvent(thrown.store.db, first!.id, later(minute), 'status 400');
    expect(await numbers()).toEqual([2]);
  });

  test('of a release wait for a process that serves it', async () => {
    await put(eventOf('release.published', 7));
    expect(await numbers(now, { served: 6 })).toEqual([]);
    expect(await numbers(now, { served: 7 })).toEqual([1]);
  });

  test('are due again once their lease has ended, or where a clock was wrong', async () => {
    await put(eventOf('test'));
    expect(await numbers()).toEqual([1]);
    expect(await numbers(later(minute - 1))).toEqual([]);
    expect(await numbers(later(minute))).toEqual([1]);
    const [one] = await rows();
    await postponeEvent(thrown.store.db, one!.id, later(86_400_000), 'by a wrong clock');
    expect(await numbers()).toEqual([1]);
  });

  test('of a channel are its own, and purges wait for no other purge', async () => {
    const purge: NewEvent = { channel: 'purge', type: 'purge', release: 1, data: { keys: ['a'] } };
    await put({ ...purge, after: minute }, purge, eventOf('test'));
    expect(await numbers(now, { channel: 'purge' })).toEqual([2]);
    expect(await numbers(later(minute), { channel: 'purge' })).toEqual([1, 2]);
  });

  test('alert operators once when they are given up, and none of that is told of itself', async () => {
    await put(eventOf('release.published'));
    const [event] = await rows();
    const { id, number, type } = event!;
    await giveUpEvent(thrown.store, id, later(5), 'status 410');
    await giveUpEvent(thrown.store, id, later(5), 'status 410');
    const [dead, ...alerts] = await rows();
    expect(dead).toMatchObject({ state: 'dead', failure: 'status 410', attempts: 1 });
    const data = {
      channel: 'webhook',
      event: { id, number, type },
      failure: 'status 410',
      attempts: 1,
    };
    expect(alerts).toMatchObject([
      { number: 2, type: 'delivery.failed', data },
      { number: 3, type: 'delivery.failed', data },
    ]);
    expect(alerts.map(({ channel }) => channel).toSorted()).toEqual(['log', 'webhook']);
    for (const alert of alerts) await giveUpEvent(thrown.store, alert.id, later(5), 'gone');
    expect(await rows()).toHaveLength(3);
    expect(await countAlerts(thrown.store.db)).toEqual([{ type: 'delivery.failed', count: 1 }]);
  });

  test('stay as they were closed, whatever a process says of them that was too slow', async () => {
    await put(eventOf('test'), eventOf('release.published'));
    const { db } = thrown.store;
    const [one, other] = await rows();
    await closeEvent(db, one!.id, now);
    await giveUpEvent(thrown.store, other!.id, now, 'gone');
    const closed = await rows();
    for (const { id } of [one!, other!]) {
      await postponeEvent(db, id, later(minute), 'no answer in time');
      await closeEvent(db, id, later(minute));
      await giveUpEvent(thrown.store, id, later(minute), 'no answer in time');
    }
    expect(await rows()).toEqual(closed);
  });

  test('are tried again from the beginning, one or all that were given up', async () => {
    await put(eventOf('test'), eventOf('release.published'));
    const [one, other] = await rows();
    await giveUpEvent(thrown.store, one!.id, now, 'gone');
    await closeEvent(thrown.store.db, other!.id, now);
    const { db } = thrown.store;
    expect(await reviveEvents(db, now, null)).toBe(1);
    expect(await reviveEvents(db, now, other!.id)).toBe(1);
    expect(await reviveEvents(db, now, 'none')).toBe(0);
    const waiting = (await rows()).filter(({ state }) => state === 'waiting');
    expect(waiting.map(({ attempts, closed }) => [attempts, closed])).toEqual([
      [0, null],
      [0, null],
      [0, null],
      [0, null],
    ]);
  });

  test('go a while after they were closed, and their numbers never come again', async () => {
    await put(eventOf('test'), eventOf('test'));
    for (const { id } of await rows()) await closeEvent(thrown.store.db, id, now);
    expect(await deleteEvents(thrown.store.db, now)).toBe(0);
    expect(await deleteEvents(thrown.store.db, later(1))).toBe(1);
    await put(eventOf('test'));
    expect((await rows()).map(({ number }) => number)).toEqual([2, 3]);
    const counts = await countEvents(thrown.store.db);
    expect(new Map(counts.map(({ state, count }) => [state, count]))).toEqual(
      new Map([
        ['sent', 1],
        ['waiting', 1],
      ]),
    );
  });

  test('tell late indexes once, whichever process finds them, and again when others are', async () => {
    const late = (numberOfIndexes: number) => ({ numberOfIndexes, groups: [] });
    const report = (release: number, count: number) =>
      reportLateness(thrown.store, release, late(count));
    const delivered = async () =>
      (await rows()).map(({ release, data }) => [
        release,
        (data as { numberOfIndexes: number }).numberOfIndexes,
      ]);
    await report(3, 0);
    expect(await delivered()).toEqual([]);
    await Promise.all([report(3, 2), report(3, 2)]);
    // The clock of one is behind, another serves an earlier release.
    await report(3, 1);
    // As many others: within a release none is on time again.
    const group = {
      frequency: 'daily' as const,
      lastDate: '2026-11-19',
      lateFrom: later(0).toISOString(),
    };
    const groups = [{ ...group, numberOfIndexes: 2, indexes: [] }];
    await reportLateness(thrown.store, 3, { numberOfIndexes: 2, groups });
    await report(2, 5);
    expect(await delivered()).toEqual([[3, 2]]);
    await report(4, 2);
    await report(4, 3);
    await report(5, 0);
    await report(5, 0);
    expect(await delivered()).toEqual([
      [3, 2],
      [4, 3],
      [5, 0],
    ]);
    await setReceivers(thrown.store.db, []);
    await report(6, 1);
    expect(await delivered()).toHaveLength(3);
    await setReceivers(thrown.store.db, ['webhook']);
    await report(6, 1);
    expect(await delivered()).toHaveLength(4);
  });

  test('hold alerts for the log whoever receives', async () => {
    await setReceivers(thrown.store.db, []);
    await put(...alertOf('levels.jumped', 1, { numberOfLevels: 1, indexes: [] }));
    expect((await rows()).map(({ channel }) => channel)).toEqual(['log']);
  });
});
