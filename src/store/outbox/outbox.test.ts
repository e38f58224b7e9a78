import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventData, type EventType } from '#src/contract/outbox/events.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { Act } from '../audit/audit.ts';
import { beginRelease, type UnfinishedRelease } from '../releases/unfinished-release.ts';
import { rollbackTo } from '../releases/rollback.ts';
import { levelInput } from '../../../tests/support/level-input.ts';
import { pruneAct } from '../../../tests/support/old-releases.ts';
import { smallIndexes } from '../../../tests/support/small-indexes.ts';
import {
  copiedStore,
  emptyStore,
  engines,
  type ThrowawayStore,
} from '../../../tests/support/stores.ts';
import { listEvents } from './deliveries.ts';
import { setReceivers } from './outbox.ts';

const monday = dayOfIso('2026-11-16')!;
const us500 = smallIndexes.find(({ fundId }) => fundId === 'US500')!;
const world = smallIndexes.find(({ fundId }) => fundId === 'WORLDESG')!;
const noticeOf = (title: string) => ({
  noticeId: 'n1',
  date: '2026-11-02',
  effectiveDate: null,
  type: 'review' as const,
  families: [],
  indexFundIds: [],
  title: { 'en-us': title },
  paragraphs: { 'en-us': ['Members change.'] },
});

describe.each(engines)('the outbox of the %s store', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  afterAll(() => thrown.remove());
  beforeEach(async () => {
    await emptyStore(thrown.store);
    await setReceivers(thrown.store.db, ['webhook', 'purge']);
  });

  type Write = (release: UnfinishedRelease) => Promise<unknown>;

  async function publish(label: string, write: Write, act?: Act): Promise<number> {
    const release = await beginRelease(thrown.store, { label, note: '', sourceHash: label });
    await write(release);
    return (await release.flip(act)).number;
  }

  const first: Write = async (release) => {
    await release.putItems('index', [
      { key: 'US500', body: us500 },
      { key: 'WORLDESG', body: world },
    ]);
    await release.putLevels([
      levelInput('US500', { [monday]: 100, [monday + 1]: 101 }),
      levelInput('WORLDESG', { [monday]: 200, [monday + 1]: 201 }),
    ]);
  };

  /** What was told since, in its order, in short. */
  async function queued(after = 0) {
    const rows = await listEvents(thrown.store.db, { before: null, limit: 100 });
    for (const { type, data } of rows) {
      if (type !== 'purge') eventData[type as EventType].parse(data);
    }
    return rows
      .toReversed()
      .filter(({ number }) => number > after)
      .map(({ channel, type, release, data }) => ({ channel, type, release, data }));
  }

  test('a release is told of with the flip, and none that did not come about', async () => {
    await publish('first', first);
    const given = await beginRelease(thrown.store, { label: 'lost', note: '', sourceHash: 'x' });
    await given.putLevels([levelInput('US500', { [monday]: 1 })]);
    expect(await queued()).toHaveLength(1);
    await given.abandon();
    expect(await queued()).toEqual([
      {
        channel: 'webhook',
        type: 'release.published',
        release: 1,
        data: { label: 'first', before: null, restores: null },
      },
    ]);
  });

  test('a flip that fails leaves nothing in the outbox', async () => {
    const release = await beginRelease(thrown.store, { label: 'a', note: '', sourceHash: 'a' });
    await first(release);
    const wrong = { sql: 'select 1 / 0', parameters: [] };
    await expect(release.flip(undefined, [wrong])).rejects.toThrow('division');
    expect(await queued()).toEqual([]);
    await release.abandon();
  });

  test('corrections are told by index, without values, and without days that are withheld', async () => {
    await publish('first', first);
    await publish('second', async (release) => {
      const historyFrom = '2026-11-17';
      const body = { ...world, entitlements: { ...world.entitlements, historyFrom } };
      await release.putItems('index', [{ key: 'WORLDESG', body }]);
      await release.putLevels([
        levelInput('US500', { [monday]: Number.NaN, [monday + 1]: 101.5 }, 'A late dividend'),
        levelInput('WORLDESG', { [monday]: 200.5, [monday + 1]: 201.5 }),
      ]);
    });
    const [, published, corrected, ...purges] = await queued();
    expect(published).toMatchObject({ data: { label: 'second', before: 1 } });
    expect(corrected).toMatchObject({ channel: 'webhook', type: 'levels.corrected', release: 2 });
    const of = { name: us500.name, corrected: 1, withdrawn: 1 };
    expect(corrected?.data).toEqual({
      numberOfLevels: 3,
      numberOfIndexes: 2,
      indexes: [
        {
          fundId: 'US500',
          ...of,
          first: '2026-11-16',
          last: '2026-11-17',
          reason: 'A late dividend',
        },
        {
          fundId: 'WORLDESG',
          name: world.name,
          corrected: 1,
          withdrawn: 0,
          first: '2026-11-17',
          last: '2026-11-17',
          reason: '',
        },
      ],
    });
    const purge = { channel: 'purge', type: 'purge', release: 2, data: { keys: ['release-1'] } };
    expect(purges).toEqual([purge, purge]);
    const newest = await listEvents(thrown.store.db, { before: null, limit: 2 });
    const heldBack = newest.map((one) => Date.parse(one.next_attempt) - Date.parse(one.at));
    expect(heldBack).toEqual([60_000, 0]);
  });

  test('a level that was withdrawn and comes back as it was is no correction', async () => {
    await publish('first', first);
    for (const level of [Number.NaN, 100]) {
      await publish(String(level), (release) =>
        release.putLevels([levelInput('US500', { [monday]: level })]),
      );
    }
    const corrections = (await queued()).filter(({ type }) => type === 'levels.corrected');
    expect(corrections.map(({ release }) => release)).toEqual([2]);
  });

  test('notices are told as new or changed, and a rollback names what it brings back', async () => {
    await publish('first', first);
    const put = (title: string) => (release: UnfinishedRelease) =>
      release.putItems('notice', [{ key: 'n1', body: noticeOf(title) }]);
    await publish('second', put('Review'));
    await publish('third', put('Review in May'));
    await rollbackTo(thrown.store, 1, 'Sent too early');
    const events = (await queued()).filter(({ channel }) => channel === 'webhook');
    const notices = events.filter(({ type }) => type === 'notices.published');
    expect(notices.map(({ release, data }) => [release, data])).toMatchObject([
      [2, { numberOfNotices: 1, notices: [{ noticeId: 'n1', title: 'Review', isNew: true }] }],
      [3, { notices: [{ title: 'Review in May', isNew: false }] }],
    ]);
    expect(events.at(-1)).toMatchObject({ release: 4, data: { before: 3, restores: 1 } });
    await publish('fifth', put('Review'));
    const again = (await queued()).findLast(({ type }) => type === 'notices.published');
    expect(again).toMatchObject({ release: 5, data: { notices: [{ isNew: true }] } });
  });

  test('levels that jump are an alert with the names of the indexes', async () => {
    const accepted = [{ guard: 'level-jump', count: 3, found: 'times 100', indexes: ['US500'] }];
    await publish('first', first, { ...pruneAct, act: 'publish', accepted });
    const data = { numberOfLevels: 3, indexes: [{ fundId: 'US500', name: us500.name }] };
    const alert = { type: 'levels.jumped', release: 1, data };
    expect((await queued()).slice(1)).toEqual([
      { channel: 'webhook', ...alert },
      { channel: 'log', ...alert },
    ]);
  });

  test('who is not there is told nothing, and hears what comes once it is', async () => {
    await setReceivers(thrown.store.db, []);
    await publish('first', first);
    expect(await queued()).toEqual([]);
    await setReceivers(thrown.store.db, ['purge']);
    await publish('second', (release) => release.putLevels([levelInput('US500', { [monday]: 9 })]));
    expect((await queued()).map(({ channel }) => channel)).toEqual(['purge', 'purge']);
  });
});
