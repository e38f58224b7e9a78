import { describe, expect, test } from 'vitest';
import { makeIndex, smallIndexes } from '../../../tests/support/small-indexes.ts';
import { otherColumn } from './local-columns.ts';
import { indexList, type IndexList, type IndexRow } from './index-list.ts';
import { indexRows } from './index-rows.ts';
import type { ReadFigures } from '../figures/figures-of-release.ts';
import type { ReadItems } from '#src/store/items/each-item.ts';
import { buildList } from '../list-builder.ts';
import { openList } from '../list.ts';

const figures = {
  fundId: 'US500',
  numberOfLevels: 300,
  firstDate: '2025-01-02',
  lastDate: '2026-11-20',
  lastLevel: 1234.5,
  previousDate: '2026-11-19',
  previousLevel: 1230,
  values: { return1M: 1, return3M: 2, returnYTD: 3, return1Y: 4, returnSinceInception: 5 },
  backTested: ['returnSinceInception'],
  basis: null,
};

const list = openList<IndexList>(
  buildList(
    indexList,
    smallIndexes.map((index) => ({
      index,
      figures: index.fundId === 'US500' ? figures : null,
    })),
  ),
);
const fundIdsOf = (rows: number[]) => rows.map((row) => list.row(row).fundId);

test('SC-01 a row has the identifiers, currency, family, returns and level that the table shows', () => {
  expect(list.row(list.find('fundId', 'US500')!)).toMatchObject({
    name: 'Harbour US 500 Index',
    ticker: 'HUS',
    isin: 'US0000000001',
    currency: 'USD',
    family: 'Harbour US',
    lastLevel: 1234.5,
    previousLevel: 1230,
    lastDate: '2026-11-20',
    previousDate: '2026-11-19',
    launchDate: '2001-01-02',
  });
  expect(list.row(list.find('fundId', 'GOVT')!)).toMatchObject({ lastDate: null });
  const figure = (fundId: string, tag: string) => list.figure(tag, list.find('fundId', fundId)!);
  expect(figure('US500', 'return1Y')).toEqual({ value: 4, isMarked: false });
  expect(figure('US500', 'returnSinceInception')).toEqual({ value: 5, isMarked: true });
  expect(figure('US500', 'return3Y')).toEqual({ value: null, isMarked: false });
  expect(figure('GOVT', 'return1Y')).toEqual({ value: null, isMarked: false });
});

test('an index is found by its security and its performance, and only by the very text', () => {
  expect(fundIdsOf([list.find('secId', 'US500.SEC')!])).toEqual(['US500']);
  expect(fundIdsOf([list.find('performanceId', 'US500.PERF')!])).toEqual(['US500']);
  expect(list.find('secId', 'us500.sec')).toBeNull();
});

test('SR-08 indexes are found by ticker, ISIN, fundId and former name', () => {
  const first = (text: string) => fundIdsOf(list.search({ text, limit: 1 }).rows)[0];
  expect(['hus', 'US0000000001', 'us500t', 'blue chips'].map(first)).toEqual([
    'US500',
    'US500',
    'US500T',
    'US500',
  ]);
});

test('SC-02 indexes are filtered by what they are, whether they live, and whether they are hedged', () => {
  const { facets } = list.screen({ page: 1, size: 20 });
  expect(facets.status).toEqual([
    { value: 'ceased', count: 1 },
    { value: 'live', count: 7 },
  ]);
  expect(facets.hedged).toEqual([
    { value: 'no', count: 7 },
    { value: 'yes', count: 1 },
  ]);
  expect(facets.frequency).toContainEqual({ value: 'monthly', count: 1 });
  const gold = list.screen({ filters: { status: ['ceased'] }, page: 1, size: 20 });
  expect(fundIdsOf(gold.rows)).toEqual(['GOLD']);
});

test('indexes are read page by page, each with its own figures, also where some have none', async () => {
  const keys = Array.from({ length: 2_500 }, (_, i) => `F${String(i).padStart(5, '0')}`);
  const withFigures = keys.filter((_, i) => i % 3 === 1);
  const read = (async (_kind: 'index', { after = '', limit }: { after?: string; limit: number }) =>
    keys
      .filter((key) => key > after)
      .slice(0, limit)
      .map((key) => ({ key, body: { fundId: key, ceasedOn: null } }))) as unknown as ReadItems;
  const readFigures = (async (indexes: readonly { fundId: string }[]) => {
    const some = indexes.filter(({ fundId }) => withFigures.includes(fundId));
    return new Map(some.map(({ fundId }) => [fundId, { fundId }]));
  }) as unknown as ReadFigures;

  const readHeld = async (fundIds: readonly string[]) =>
    new Map(fundIds.slice(1, 2).map((fundId) => [fundId, { topTenWeight: fundIds.length }]));

  const joined: IndexRow[] = [];
  for await (const row of indexRows(read, readFigures, readHeld, '2026-11-20')) joined.push(row);
  const held = joined.filter(({ held: figures }) => Object.keys(figures ?? {}).length > 0);
  expect(held.map(({ index, held: figures }) => [index.fundId, figures])).toEqual([
    ['F00001', { topTenWeight: 1_000 }],
    ['F01001', { topTenWeight: 1_000 }],
    ['F02001', { topTenWeight: 500 }],
  ]);
  expect(joined.map(({ index }) => index.fundId)).toEqual(keys);
  expect(joined.flatMap(({ figures: mine }) => mine?.fundId ?? [])).toEqual(withFigures);
  expect(joined.every(({ index, figures: mine }) => !mine || mine.fundId === index.fundId)).toBe(
    true,
  );
});

describe('the order of the provider', () => {
  const ranked = openList<IndexList>(
    buildList(
      indexList,
      (
        [
          ['A', 'Alpha World', 'アルファ', undefined],
          ['B', 'Beta World', 'ベータ', 2],
          ['C', 'Gamma World', 'ガンマ', 1],
          ['D', 'Delta World', 'アデルタ', undefined],
          ['E', 'Ended World', 'エンデッド', 3],
        ] as const
      ).map(([fundId, name, japanese, rank]) => ({
        index: makeIndex({
          fundId,
          name,
          names: { 'ja-jp': japanese },
          assetType: 'equity',
          variantGroup: fundId < 'C' ? 'AB' : 'CDE',
          ceasedOn: fundId === 'E' ? '2020-01-31' : null,
          rank,
        }),
        figures: null,
      })),
    ),
  );
  const idsOf = (rows: number[]) => rows.map((row) => ranked.row(row).fundId).join('');
  const all = { page: 1, size: 20 };

  test('puts its ranks first, and the rest by name in the language', () => {
    expect(idsOf(ranked.screen({ ...all, sortBy: 'rank' }).rows)).toBe('CBEAD');
    expect(idsOf(ranked.screen({ ...all, sortBy: otherColumn('rank', 'ja-jp') }).rows)).toBe(
      'CBEDA',
    );
  });

  test('decides which variant stands for its group, and which of equally good hits is first', () => {
    const groups = { ...all, oncePer: 'variantGroup', sortBy: 'rank' } as const;
    expect(idsOf(ranked.screen(groups).rows)).toBe('CB');
    expect(idsOf(ranked.search({ text: 'world', limit: 5 }).rows)).toBe('CBADE');
    expect(idsOf(ranked.search({ text: 'alpha', limit: 4 }).rows)).toBe('A');
  });
});
