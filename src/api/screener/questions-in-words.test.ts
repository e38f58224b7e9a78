import { expect, test } from 'vitest';
import { isQuestion, readQuestion } from '#src/domain/question/read-question.ts';
import { wholeVocabulary } from '../../../tests/support/whole-vocabulary.ts';

const vocabulary = wholeVocabulary(2025);
const read = (text: string) => readQuestion(text, vocabulary);

test.each([
  ["doesn't lose more than 10%", { return1YMin: -10 }],
  ['didn’t fall 5y', { return5YMin: 0 }],
  ['not more than 10% volatility', { volatility3YMax: 10 }],
  ['5年で下落していない', { return5YMin: 0 }],
  ['年初来プラスではない', { returnYTDMax: 0 }],
  ['リターンが5%を上回った', { return1YMin: 5 }],
  ['シャープレシオが1を下回った', { sharpeRatio3YMax: 1 }],
  ['ベンチマークを上回る', { excessReturn3YMin: 0.01 }],
  ['worst month less than 10%', { worstMonth3YMin: -10 }],
])('SC-02 what is denied is not read as if it were said: %s', (text, bounds) => {
  expect(read(text)).toMatchObject({ bounds, words: '' });
});

test.each([
  'no drawdown over 20%',
  'not volatility under 10',
  'never lost more than 20%',
  'ボラティリティ10%以下ではない',
  '株式ではない',
])('SC-02 what cannot be denied is left as words: %s', (text) => {
  expect(read(text)).toMatchObject({ bounds: {}, filters: {}, sort: null, words: text });
});

test.each([
  ['tracking error under 200bp', { trackingError3YMax: 2 }],
  ['beat the benchmark by 150 basis points', { excessReturn3YMin: 1.5 }],
  ['spread over 1.1%', { optionAdjustedSpreadMin: 110 }],
  ['correlation below 50%', { correlation3YMax: 0.5 }],
  ['ボラティリティ10パーセント以下', { volatility3YMax: 10 }],
])('SC-02 a number is in the unit that is given: %s', (text, bounds) => {
  expect(read(text)).toMatchObject({ bounds, words: '' });
});

test.each(['duration below 5%', 'constituents over 20%', 'top 10% by 5y return'])(
  'SC-02 a number in a unit that the figure cannot have bounds nothing: %s',
  (text) => {
    expect(isQuestion(read(text))).toBe(false);
  },
);

test.each([
  ['fewer than 50 companies', {}, { numberOfConstituentsMax: 50 }],
  ['more than 50 bonds', { assetType: ['fixed-income'] }, { numberOfConstituentsMin: 50 }],
  ['株式 500銘柄以上', { assetType: ['equity'] }, { numberOfConstituentsMin: 500 }],
  ['50社未満', {}, { numberOfConstituentsMax: 50 }],
  ['return over 5 stocks', { assetType: ['equity'] }, { return1YMin: 5 }],
] as const)('SC-02 what an index is made of is counted: %s', (text, filters, bounds) => {
  expect(read(text)).toMatchObject({ filters, bounds, words: '' });
});

test.each([
  ['最もリターンが低い', { by: 'return1Y', order: 1 }],
  ['一番ボラティリティが高い', { by: 'volatility3Y', order: -1 }],
  ['最もボラティリティが低い、リターンが高い', { by: 'volatility3Y', order: 1 }],
  ['most constituents, low volatility', { by: 'numberOfConstituents', order: -1 }],
] as const)('SC-02 the end behind a figure says what is most: %s', (text, sort) => {
  expect(read(text)).toMatchObject({ sort, words: '' });
});

test.each([
  ['株式（除くユーロ）', ['EUR'], ['equity']],
  ['not euros or dollars, equity', ['EUR', 'USD'], ['equity']],
  ['ユーロとドル以外 株式', ['EUR', 'USD'], ['equity']],
  ['not in euros, equity', ['EUR'], ['equity']],
] as const)('SC-02 values that are not to be there: %s', (text, without, assetType) => {
  const { filters, words } = read(text);
  expect(filters).toMatchObject({ assetType });
  expect(filters['currency']?.length).toBeGreaterThan(0);
  for (const value of without) expect(filters['currency']).not.toContain(value);
  expect(words).toBe('');
});

test.each(['ユーロ株以外 年初来プラス', '株式 除く ユーロ 年初来プラス'])(
  'SC-02 of what may be excluded alone or together nothing is understood: %s',
  (text) => {
    expect(read(text)).toMatchObject({ filters: {}, bounds: { returnYTDMin: 0.01 } });
  },
);

test.each([
  'return above 5 over 7 years',
  'up more than 1% today',
  'return above 5 last month',
  '7年リターン5%以上',
  'up more than 10% in 1999',
  '先月のリターン5%以上',
  'volatility in 2024 below 15',
  'volatility last year below 10',
  '昨年の最大下落率20%以内',
  '2024年のボラティリティ15以下',
  '2024 volatility below 15',
])('SC-02 a time that no figure is over leaves no usual one: %s', (text) => {
  expect(read(text)).toMatchObject({ bounds: {}, words: text });
});

test.each([
  'return above 5 or volatility below 10',
  'positive in 2024 or 2025',
  'return below 5 or above 10',
  'return above 5 or return above 10',
  'リターン5%以上またはボラティリティ10%以下',
])('SC-02 of two conditions of which one is enough neither is read: %s', (text) => {
  expect(read(text)).toMatchObject({ bounds: {}, words: text });
});

test.each([
  ['equity or bonds, volatility below 10', { volatility3YMax: 10 }],
  ['5% or more return', { return1YMin: 5 }],
  ['return above 5 and volatility below 10', { return1YMin: 5, volatility3YMax: 10 }],
])('SC-02 other words that may join are read on: %s', (text, bounds) => {
  expect(read(text)).toMatchObject({ bounds, words: '' });
});

test.each([
  ['return over 5% a year for 10 years', { return10YMin: 5 }],
  ['up 10%, volatility<12', { return1YMin: 10, volatility3YMax: 12 }],
  ['今年のリターンがプラス', { returnYTDMin: 0.01 }],
  ['positive in 2024, volatility under 12', { return2024Min: 0.01, volatility3YMax: 12 }],
  ['in 2024 above 5, volatility under 12', { return2024Min: 5, volatility3YMax: 12 }],
  ['monthly volatility under 12', { monthlyVolatility3YMax: 12 }],
  ['correlation with benchmark above 0.9', { correlation3YMin: 0.9 }],
  ['ベンチマークとの相関0.9以上', { correlation3YMin: 0.9 }],
  ['more than 2024 constituents', { numberOfConstituentsMin: 2024 }],
  ['10 year treasury volatility under 5', { volatility3YMax: 5 }],
])('SC-02 a time that a figure is over is read: %s', (text, bounds) => {
  expect(read(text)).toMatchObject({ bounds });
});
