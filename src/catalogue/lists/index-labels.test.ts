import { expect, test } from 'vitest';
import { defaultLanguage } from '#src/domain/language.ts';
import { translatedWords } from '#src/i18n/translated-words.ts';
import { makeIndex } from '../../../tests/support/small-indexes.ts';
import { buildList } from '../list-builder.ts';
import { labelsOfIndex } from './index-labels.ts';
import { indexList, type IndexList } from './index-list.ts';
import { openList } from '../list.ts';

const indexes = [
  makeIndex({
    fundId: 'WORLD',
    name: 'Harbour World NTR JPY',
    assetType: 'equity',
    family: 'Harbour Global',
    region: 'Global',
    currency: 'JPY',
    returnType: 'NTR',
    hedgedTo: 'JPY',
  }),
  makeIndex({
    fundId: 'JAPAN',
    name: 'Harbour Nippon 225',
    assetType: 'equity',
    region: 'Japan',
    currency: 'JPY',
  }),
  // Its labels hold 為替ヘッジ and 配当なし, which are no 為替ヘッジなし.
  makeIndex({
    fundId: 'HEDGED',
    name: 'Harbour Metals PR EUR',
    assetType: 'alternatives',
    region: 'North America',
    currency: 'EUR',
    returnType: 'PR',
    hedgedTo: 'EUR',
    keywords: ['gold', 'hedge funds', 'インフレ対策'],
  }),
  makeIndex({
    fundId: 'EMBOND',
    name: 'Harbour Emerging Markets Government Bond',
    assetType: 'fixed-income',
    region: 'Emerging Markets',
    currency: 'USD',
    returnType: 'TR',
    bondSector: 'GOVERNMENT',
  }),
  makeIndex({
    fundId: 'ESTATE',
    name: 'Harbour Bricks',
    assetType: 'alternatives',
    region: 'Europe',
    currency: 'CHF',
    description: { 'en-us': null, 'ja-jp': 'ドイツとスイスの30の不動産会社を加重した指数です。' },
  }),
];
const list = openList<IndexList>(
  buildList(
    indexList,
    indexes.map((index) => ({ index, figures: null })),
  ),
);
const found = (text: string) =>
  list
    .search({ text, limit: 8 })
    .rows.map((row) => list.row(row).fundId)
    .toSorted();

test.each([
  ['世界', ['WORLD']],
  ['ワールド', ['WORLD']],
  ['グローバル株式', ['WORLD']],
  ['日本 株式', ['JAPAN']],
  ['日本株', ['JAPAN']],
  ['日本株式指数', ['JAPAN']],
  ['株式', ['JAPAN', 'WORLD']],
  ['ヘッジ', ['HEDGED', 'WORLD']],
  ['為替ヘッジ', ['HEDGED', 'WORLD']],
  ['為替ヘッジなし', ['EMBOND', 'ESTATE', 'JAPAN']],
  ['株式 ヘッジなし', ['JAPAN']],
  ['ﾍｯｼﾞ', ['HEDGED', 'WORLD']],
  ['円ヘッジ', ['WORLD']],
  ['円', ['JAPAN', 'WORLD']],
  ['日本円', ['JAPAN', 'WORLD']],
  ['米ドル', ['EMBOND']],
  ['スイスフラン', ['ESTATE']],
  ['税引後配当込み', ['WORLD']],
  ['新興国', ['EMBOND']],
  ['新興国債券', ['EMBOND']],
  ['国債', ['EMBOND']],
  ['オルタナティブ', ['ESTATE', 'HEDGED']],
  ['ドイツの不動産', ['ESTATE']],
  ['南極', []],
])('SR-08 %s finds indexes with English names by what they are', (text, fundIds) => {
  expect(found(text)).toEqual(fundIds);
});

test('SR-08 a region and an asset class are found in English where the name lacks them', () => {
  expect(found('japan nippon')).toEqual(['JAPAN']);
  expect(found('japan equity')).toEqual(['JAPAN']);
  expect(found('fixed income')).toEqual(['EMBOND']);
  expect(found('us')).toEqual([]);
  expect(found('unhedged bond')).toEqual(['EMBOND']);
  expect(found('hedged')).toEqual(['HEDGED', 'WORLD']);
  // As it is being typed.
  expect(found('unhedg')).toEqual(['EMBOND', 'ESTATE', 'JAPAN']);
  expect(found('un')).toEqual([]);
});

test.each([
  ['gold', ['HEDGED']],
  ['ゴールド', ['HEDGED']],
  ['hedge fund', ['HEDGED']],
  ['インフレ', ['HEDGED']],
  ['emerging', ['EMBOND']],
])('SR-08 %s finds indexes by the words that the provider gives them', (text, fundIds) => {
  expect(found(text)).toEqual(fundIds);
  expect(list.search({ text, limit: 1 }).matchedBySpelling).toBe(false);
});

test('SR-08 a currency is found by its name', () => {
  expect(found('yen')).toEqual(['JAPAN', 'WORLD']);
  expect(found('dollar bonds')).toEqual(['EMBOND']);
});

test('SR-08 a number in a Japanese description is no name', () => {
  expect(found('30')).toEqual([]);
  expect(found('225')).toEqual(['JAPAN']);
});

test.each(['ex', 'excluding'])('SR-08 what a name has behind %s gives it no words', (without) => {
  const labels = labelsOfIndex(
    makeIndex({ fundId: 'A', name: `Harbour Europe ${without} Germany`, assetType: 'equity' }),
  );
  expect(labels).toContain('European');
  expect(labels).not.toContain('German');
});

test('SR-08 no word for a region is a part of the name of another', () => {
  expect(translatedWords(defaultLanguage, 'US')).toContain('American');
  expect(translatedWords(defaultLanguage, 'UK')).toContain('British');
  for (const region of ['US', 'UK']) {
    expect(translatedWords(defaultLanguage, region)).not.toContain('United');
  }
});

const without = openList<IndexList>(
  buildList(
    indexList,
    [
      { fundId: 'EXUK', name: 'Harbour Europe ex UK NTR EUR', region: 'Europe', rank: 1 },
      { fundId: 'GILTS', name: 'Harbour UK Gilts TR GBP', region: 'Europe', rank: 2 },
      { fundId: 'EXUS', name: 'Harbour World (ex US) Small Cap', region: 'Global', rank: 3 },
      { fundId: 'USSMALL', name: 'Harbour US Small Cap', region: 'North America', rank: 4 },
      { fundId: 'EXJAPAN', name: 'Harbour 世界株式（除く日本）', region: 'Global', rank: 5 },
      { fundId: 'ASIA', name: 'Harbour 日本を除くアジア株式', region: 'Asia Pacific', rank: 6 },
      { fundId: 'JAPAN', name: 'Harbour 日本株式', region: 'Japan', rank: 7 },
    ].map((one) => ({ index: makeIndex({ assetType: 'equity', ...one }), figures: null })),
  ),
);

test.each([
  ['uk', ['GILTS', 'EXUK']],
  ['u', ['GILTS', 'USSMALL', 'EXUK', 'EXUS']],
  ['英国', ['GILTS', 'EXUK']],
  ['us stocks', ['USSMALL', 'EXUS']],
  ['small cap', ['EXUS', 'USSMALL']],
  ['日本', ['JAPAN', 'EXJAPAN', 'ASIA']],
  ['日本株式', ['JAPAN', 'EXJAPAN', 'ASIA']],
  ['アジア株式', ['ASIA']],
  // Who leaves something out asks for just these.
  ['world ex us', ['EXUS']],
  ['除く日本', ['EXJAPAN', 'ASIA']],
])('SR-08 %s: names that leave out what is asked for stand behind the others', (text, fundIds) => {
  const { rows } = without.search({ text, limit: 8 });
  expect(rows.map((row) => without.row(row).fundId)).toEqual(fundIds);
});
