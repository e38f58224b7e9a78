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
  ['not lost in 2022', { return2022Min: 0 }],
  ['not positive in 2022', { return2022Max: 0 }],
  // Over the benchmark, whether it is named or not.
  ['beat over 5y', { excessReturn5YMin: 0.01 }],
  ['beat the benchmark 5y', { excessReturn5YMin: 0.01 }],
  ['trailed by more than 3% over 5 years', { excessReturn5YMax: -3 }],
  ['beat the benchmark, volatility under 12', { excessReturn3YMin: 0.01, volatility3YMax: 12 }],
  ['ベンチマークを上回った 5年', { excessReturn5YMin: 0.01 }],
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
  // Lists have no return over anything but the benchmark, and none of a calendar year.
  ['beat japan by 2%', {}, 'beat japan by 2%'],
  ['beat gold by 2%', {}, 'beat gold by 2%'],
  ['beat the benchmark in 2022', {}, 'beat the benchmark in 2022'],
])('leaves a sign as a word where it says nothing: %s', (text, bounds, words) => {
  expect(read(text)).toMatchObject({ bounds, words });
});
