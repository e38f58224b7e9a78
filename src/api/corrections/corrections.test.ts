import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { correctionsFeed } from './corrections-feed.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import type { Notice } from '#src/contract/provider/notices.ts';
import type { EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
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
  const notice: Notice = {
    noticeId: 'late-dividend',
    date: '2026-11-18',
    effectiveDate: null,
    type: 'correction',
    families: [],
    indexFundIds: ['US500'],
    title: { 'en-us': 'A late dividend' },
    paragraphs: { 'en-us': ['Levels were corrected.'] },
  };
  await second.putItems('notice', [{ key: notice.noticeId, body: notice }]);
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
    expect(corrections[0]?.published).toBe((await getRelease(site.store.db, 3)).published);
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

  test('ID-01 one ledger holds the corrections of all indexes, newest first, within their terms', async () => {
    const { corrections, totalCorrections, noticesOfCorrections } = await site.ask('ledger', {});
    expect(totalCorrections).toBe(4);
    // Of the notices, that of a review is none.
    expect(noticesOfCorrections).toBe(1);
    const listed = corrections.map(({ fundId, date, oldValue, newValue }) => [
      fundId,
      date,
      oldValue,
      newValue,
    ]);
    // By name within one release; of one index the latest day first.
    expect(listed).toEqual(
      [
        ['PRIVATE', '2026-11-16', 123_500, 123_600],
        ['WORLDESG', '2026-11-17', 1.0101, 1.0102],
        ['US500', '2026-11-17', 1010.5, null],
        ['US500', '2026-11-16', 1000, 999.5],
      ].toSorted((a, b) => nameOf(a[0]).localeCompare(nameOf(b[0]), 'en')),
    );
    const { corrections: second } = await site.ask('ledger', { size: 1, page: 2 });
    expect(second).toEqual([corrections[1]]);
  });

  test('ID-01 the ledger is filtered by index, kind, year and release, searched and sorted', async () => {
    const daysOf = async (query: EndpointQuery<'ledger'>) => {
      const { corrections } = await site.ask('ledger', query);
      return corrections.map(({ fundId, date }) => `${fundId} ${date}`);
    };
    expect(await daysOf({ index: 'US500' })).toEqual(['US500 2026-11-17', 'US500 2026-11-16']);
    expect(await daysOf({ kind: ['withdrawn'] })).toEqual(['US500 2026-11-17']);
    expect(await daysOf({ index: 'US500', kind: ['corrected'] })).toEqual(['US500 2026-11-16']);
    expect(await daysOf({ filterPattern: 'late dividend' })).toHaveLength(2);
    expect(await daysOf({ release: 3 })).toHaveLength(4);
    expect(await daysOf({ release: 2 })).toEqual([]);
    expect(await daysOf({ year: ['1999'] })).toEqual([]);
    const byDay = await daysOf({ sortBy: 'date', sortOrder: 1 });
    expect(byDay.map((one) => one.slice(-2))).toEqual(['16', '16', '17', '17']);
    const { filters } = await site.ask('ledgerFilterOptions', { index: 'US500', release: 3 });
    const year = (await getRelease(site.store.db, 3)).published?.slice(0, 4);
    expect(
      filters.map(({ field, values }) => [field.tag, values.map((v) => [v.label, v.count])]),
    ).toEqual([
      ['index', [[nameOf('US500'), 2]]],
      [
        'kind',
        [
          ['Corrected', 1],
          ['Withdrawn', 1],
        ],
      ],
      ['year', [[year, 2]]],
      ['release', [['3', 2]]],
    ]);
  });

  test('ID-01 the feed has an entry for each release that corrected, with its levels', async () => {
    const { store, snapshot } = site;
    const app = correctionsFeed({
      store,
      snapshot,
      log: { error: () => undefined },
      publicUrl: 'https://indexes.example',
    });
    const text = await (await app.request('/corrections/feed.xml')).text();
    expect(text.match(/<entry>/g)).toHaveLength(1);
    expect(text).toContain(
      '<title>Release 3 (right): 3 levels corrected, 1 level withdrawn</title>',
    );
    expect(text).toContain('href="https://indexes.example/corrections?release=3"');
    expect(text).toContain(`${nameOf('US500')}, 16 Nov 2026: 1,000.00 → 999.50 (A late dividend)`);
    const { published } = await getRelease(store.db, 3);
    expect(text).toContain(`<updated>${new Date(published).toISOString()}</updated>`);
    expect(text).not.toMatch(/1\.0055|123556|123_556/);
    const japanese = await app.request('/ja-jp/corrections/feed.xml');
    expect(await japanese.text()).toContain('リリース3（right）：訂正3件、取り下げ1件');
  });

  test('ID-01 the ledger as of a release has what was corrected by then, and nothing that is withheld since', async () => {
    const indexesAsOf = async (asof?: string) => {
      const { corrections } = await site.ask('ledger', { asof });
      return new Set(corrections.map(({ fundId }) => fundId));
    };
    expect(await indexesAsOf('2')).toEqual(new Set());
    expect(await indexesAsOf('3')).toEqual(new Set(['PRIVATE', 'WORLDESG', 'US500']));
    const draft = await beginRelease(site.store, { label: 'less', note: '', sourceHash: 'less' });
    const shares = smallIndexes.find(({ fundId }) => fundId === 'US500')!;
    const withheld = { ...shares.entitlements, historyFrom: '2026-11-18' };
    await draft.putItems('index', [{ key: 'US500', body: { ...shares, entitlements: withheld } }]);
    await draft.flip();
    await vi.waitUntil(() => site.snapshot().release === 4, { timeout: 60_000 });
    expect(await indexesAsOf()).toEqual(new Set(['PRIVATE', 'WORLDESG']));
    expect(await indexesAsOf('3')).toEqual(new Set(['PRIVATE', 'WORLDESG']));
  });
});

const nameOf = (fundId: unknown) =>
  smallIndexes.find((index) => index.fundId === fundId)?.name ?? '';
