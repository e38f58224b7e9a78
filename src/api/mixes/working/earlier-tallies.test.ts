import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getItem } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { mixedLevels, publishMixed } from '../../../../tests/support/mixed-indexes.ts';
import { openSmallApi, type SmallApi } from '../../../../tests/support/small-api.ts';

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
  await publishMixed(site);
});
afterAll(() => site.close());

test('figures of rows are told with their values in earlier releases', async () => {
  const then = site.snapshot().release;
  const asked = { ids: 'ONE,TWO', index: 'ONE', against: 'TWO', figure: 'weightInCommon' };
  const { value: before } = await site.ask('compareWorking', asked);
  const list = await getItem(site.store.db, then, 'constituents', 'ONE');
  const draft = await beginRelease(site.store, { label: '', note: '', sourceHash: 'listed' });
  const constituents = list.constituents.map((one, at) => ({ ...one, weight: at === 0 ? 90 : 10 }));
  await draft.putItems('constituents', [{ key: 'ONE', body: { ...list, constituents } }]);
  const { number } = await draft.flip();
  await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
  const now = await site.ask('compareWorking', asked);
  expect(now.value).not.toBe(before);
  expect(now.earlier).toMatchObject([{ release: then, value: before, reasons: ['other-list'] }]);
});

test('a list that would come later today is not told of an earlier release', async () => {
  const { db } = site.store;
  const asked = { ids: 'ONE,TWO', index: 'ONE', against: 'TWO', figure: 'weightInCommon' };
  expect((await site.ask('compareWorking', asked)).earlier).not.toEqual([]);
  const one = await getItem(db, site.snapshot().release, 'index', 'ONE');
  const draft = await beginRelease(site.store, { label: '', note: '', sourceHash: 'later' });
  const entitlements = { ...one.entitlements, constituentsDelayDays: 30 };
  await draft.putItems('index', [{ key: 'ONE', body: { ...one, entitlements } }]);
  const { number } = await draft.flip();
  await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
  const now = await site.ask('compareWorking', asked);
  expect(now.value).toEqual(expect.any(Number));
  expect(now.earlier).toEqual([]);
});

test('a value of a blend is told to have changed with a corrected level of its day, or with a later day', async () => {
  const asked = { of: 'ONE*60,TWO*40', rebalance: 'never', figure: 'priceToEarnings' } as const;
  const then = site.snapshot().release;
  const working = () => site.ask('blendWorking', asked);
  // By the last level of a part its weight drifts, and with it the average.
  const { days, values } = mixedLevels('ONE');
  const publishLevel = async (day: number, value: number) => {
    const draft = await beginRelease(site.store, { label: '', note: '', sourceHash: `${day}` });
    await draft.putLevels(
      ['ONE', 'TWO'].map((fundId) => ({
        fundId,
        days: Int32Array.of(day),
        values: Float64Array.of(fundId === 'ONE' ? value : mixedLevels('TWO').values.at(-1)!),
      })),
    );
    const { number } = await draft.flip();
    await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
    return number;
  };
  const before = await working();
  const corrected = await publishLevel(days.at(-1)!, values.at(-1)! * 1.2);
  const now = await working();
  expect(now.value).not.toBe(before.value);
  expect(now.earlier[0]).toMatchObject({
    release: then,
    value: before.value,
    reasons: ['levels-changed'],
  });
  await publishLevel(days.at(-1)! + 3, values.at(-1)! * 1.4);
  const later = (await working()).earlier.map(({ release, reasons }) => [release, reasons]);
  expect(later.slice(0, 2)).toEqual([
    [corrected, ['levels-added']],
    [then, ['levels-added']],
  ]);
});

test('of an index that may not be downloaded the shown digits are told, and no rows', async () => {
  const { db } = site.store;
  const two = await getItem(db, site.snapshot().release, 'index', 'TWO');
  const draft = await beginRelease(site.store, { label: '', note: '', sourceHash: 'closed' });
  const entitlements = { ...two.entitlements, downloads: false };
  await draft.putItems('index', [{ key: 'TWO', body: { ...two, entitlements } }]);
  const { number } = await draft.flip();
  await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
  const asked = { ids: 'ONE,TWO', index: 'ONE', against: 'TWO', figure: 'activeShare' };
  const found = await site.ask('compareWorking', asked);
  expect(found).toMatchObject({ value: null, withheld: true, data: null, code: null, earlier: [] });
  expect(found.shown).toMatch(/^[0-9.]+%$/);
  const file = await site.api.request(
    `/api/compare/working/observations?${new URLSearchParams(asked)}`,
  );
  expect([file.status, file.headers.get('content-type')]).toEqual([
    403,
    'application/problem+json',
  ]);
});
