import { expect, test } from 'vitest';
import { smallVocabulary } from '../../../tests/support/small-vocabulary.ts';
import { readQuestion } from './read-question.ts';

const read = (text: string) => readQuestion(text, smallVocabulary);

test.each([
  ['not euro volatility under 12', { currency: ['USD'] }, ''],
  // Without another value of the filter nothing would be left.
  ['日本以外 株式', { assetType: ['equity'] }, '日本以外'],
  ['ユーロ以外 株式', { currency: ['USD'], assetType: ['equity'] }, ''],
  ['usd euro not eur', { currency: ['USD'] }, ''],
  // What is not to be there has to be a value of a filter.
  ['equity not hedgerow', { assetType: ['equity'] }, 'not hedgerow'],
  ['equity not', { assetType: ['equity'] }, 'not'],
] as const)('leaves values out: %s', (text, filters, words) => {
  expect(read(text)).toMatchObject({ filters, words });
});

test.each([
  ['worst 1y return', { sort: { by: 'return1Y', order: 1 }, first: null }],
  ['the four worst volatility', { sort: { by: 'volatility3Y', order: -1 }, first: 4 }],
  ['worst four carbon', { sort: { by: 'carbon-intensity', order: -1 }, first: 4 }],
] as const)('%s puts the worse end first', (text, asked) => {
  expect(read(text)).toMatchObject(asked);
});

test('a record in years is bounded before its figure', () => {
  expect(read('10年以上の実績')).toMatchObject({ bounds: { liveYearsMin: 10 }, words: '' });
});
