import { expect, test } from 'vitest';
import { smallVocabulary } from '../../../tests/support/small-vocabulary.ts';
import { readQuestion } from './read-question.ts';

const read = (text: string) => readQuestion(text, smallVocabulary);

test.each([
  ['positive in 2022', { return2022Min: 0.01 }],
  ['positive 2022', { return2022Min: 0.01 }],
  ['2022 positive', { return2022Min: 0.01 }],
  ['lost in 2022', { return2022Max: -0.01 }],
  ['2022年に上昇', { return2022Min: 0.01 }],
  ['positive 5y return', { return5YMin: 0.01 }],
  ['positive return', { return1YMin: 0.01 }],
  ['lost over 5y', { return5YMax: -0.01 }],
  ['return ytd positive', { returnYTDMin: 0.01 }],
  ['lost in 2022, volatility under 12', { return2022Max: -0.01, volatility3YMax: 12 }],
])('above or below zero, which is neither: %s', (text, bounds) => {
  expect(read(text)).toMatchObject({ bounds, words: '' });
});

test('a year is a figure to order by, too', () => {
  expect(read('best four in 2022')).toMatchObject({
    sort: { by: 'return2022', order: -1 },
    first: 4,
    words: '',
  });
});

test.each([
  // No figure, no such year.
  ['positive japan', {}, 'positive'],
  ['positive 1871', {}, 'positive 1871'],
  ['lost', {}, 'lost'],
])('leaves a sign as a word where it says nothing: %s', (text, bounds, words) => {
  expect(read(text)).toMatchObject({ bounds, words });
});
