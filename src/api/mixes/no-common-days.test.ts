import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { publishMixed } from '../../../tests/support/mixed-indexes.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { makeIndex } from '../../../tests/support/small-indexes.ts';

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
  await publishMixed(site);
  const single = makeIndex({
    assetType: 'equity',
    currency: 'USD',
    returnType: 'NTR',
    fundId: 'SINGLE',
    name: 'Two Single',
  });
  const draft = await beginRelease(site.store, { label: 'single', note: '', sourceHash: 'single' });
  await draft.putItems('index', [{ key: 'SINGLE', body: single }]);
  const days = Int32Array.of(dayOfIso('2026-10-30')!);
  await draft.putLevels([{ fundId: 'SINGLE', days, values: Float64Array.of(100) }]);
  const { number } = await draft.flip();
  await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
});
afterAll(() => site.close());

test('an index of one level is offered as a part of no blend, which would be refused', async () => {
  const { relatedIndexes } = await site.ask('relatedIndexes', { portfolioId: 'TWO' });
  const offered = new Map(relatedIndexes.map(({ fundId, canBlend }) => [fundId, canBlend]));
  expect(offered.get('SINGLE')).toBe(false);
  expect([...offered.values()]).toContain(true);
  for (const [fundId, canBlend] of offered) {
    const { status } = await site.api.request(`/api/blend?of=TWO*60,${fundId}*40`);
    expect([fundId, status === 200]).toEqual([fundId, canBlend]);
  }
});

test('a comparison of indexes without two days in common offers no blend of them', async () => {
  const found = await site.ask('compare', { ids: 'TWO,SINGLE' });
  expect([found.noWindow, found.canBlend]).toEqual(['no-common-days', false]);
  expect((await site.ask('compare', { ids: 'ONE,TWO' })).canBlend).toBe(true);
});
