import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { beginRelease } from '#src/store/releases/release-draft.ts';
import type { Store } from '#src/store/store.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { smallIndexes } from '../../../tests/support/small-indexes.ts';
import { engines } from '../../../tests/support/stores.ts';

const levels = (fundId: string, points: Record<string, number>, reason?: string) => ({
  fundId,
  days: Int32Array.from(Object.keys(points), (date) => dayOfIso(date)!),
  values: Float64Array.from(Object.values(points)),
  reason,
});

/** Corrects levels of three indexes; from then on the first level of one of them is withheld. */
async function publishCorrections(store: Store): Promise<void> {
  const first = await beginRelease(store, { label: 'more', note: '', sourceHash: 'more' });
  await first.putLevels([levels('PRIVATE', { '2026-11-16': 123_456.78 })]);
  await first.flip();
  const second = await beginRelease(store, { label: 'right', note: '', sourceHash: 'right' });
  const world = smallIndexes.find(({ fundId }) => fundId === 'WORLDESG')!;
  const withheld = { ...world.entitlements, historyFrom: '2026-11-17' };
  await second.putItems('index', [{ key: 'WORLDESG', body: { ...world, entitlements: withheld } }]);
  await second.putLevels([
    levels('US500', { '2026-11-16': 999.5, '2026-11-17': Number.NaN }, 'A late dividend'),
    levels('WORLDESG', { '2026-11-16': 1.006, '2026-11-17': 1.0102 }),
    levels('PRIVATE', { '2026-11-16': 123_556.78 }),
  ]);
  await second.flip();
}

describe.each(engines)('the ledger of corrections on the %s store', (engine) => {
  let site: SmallApi;
  beforeAll(async () => {
    site = await openSmallApi(engine);
    await publishCorrections(site.store);
    await vi.waitUntil(() => site.snapshot().release === 3, { timeout: 60_000 });
  });
  afterAll(() => site.close());

  test('ID-01 a corrected level has its old and new value, its reason and its date', async () => {
    const { corrections, totalCorrections } = await site.ask('corrections', { indexId: 'US500' });
    expect(totalCorrections).toBe(2);
    expect(corrections).toMatchObject([
      { date: '2026-11-17', oldValue: 1010.5, newValue: null, reason: 'A late dividend' },
      { date: '2026-11-16', oldValue: 1000, newValue: 999.5, release: 3 },
    ]);
    const today = new Date().toISOString().slice(0, 10);
    expect(corrections[0]?.published.slice(0, 10)).toBe(today);
    const second = await site.ask('corrections', { indexId: 'US500', size: 1, page: 2 });
    expect([second.corrections[0]?.date, second.totalCorrections]).toEqual(['2026-11-16', 2]);
  });

  test('ID-01 an index of which nothing was corrected has no ledger', async () => {
    const answer = await site.ask('corrections', { indexId: 'GOVT' });
    expect(answer).toEqual({ fundId: 'GOVT', corrections: [], totalCorrections: 0 });
  });

  test('ID-01 what is withheld of a history is not told by its corrections', async () => {
    const { corrections, totalCorrections } = await site.ask('corrections', {
      indexId: 'WORLDESG',
    });
    expect(corrections).toMatchObject([{ date: '2026-11-17', oldValue: 1.0101, reason: null }]);
    expect(totalCorrections).toBe(1);
  });

  test('ID-02 levels say which of them were corrected, of those that are given', async () => {
    const correctedOf = async (secId: string, latest?: number) => {
      const { indexPrices } = await site.ask('indexPrices', { secId, latest });
      return indexPrices[0]?.correctedDates;
    };
    expect(await correctedOf('US500')).toEqual(['2026-11-16']);
    expect(await correctedOf('US500', 1)).toEqual([]);
    expect(await correctedOf('WORLDESG')).toEqual(['2026-11-17']);
    expect(await correctedOf('GOVT')).toEqual([]);
  });

  test('ID-01 of levels that may not be downloaded four digits are told', async () => {
    const { corrections } = await site.ask('corrections', { indexId: 'PRIVATE' });
    expect(corrections).toMatchObject([{ oldValue: 123_500, newValue: 123_600 }]);
  });
});
