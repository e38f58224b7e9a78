import { expect, test } from 'vitest';
import { smallVocabulary } from '../../../tests/support/small-vocabulary.ts';
import { readQuestion } from './read-question.ts';

const read = (text: string) => readQuestion(text, smallVocabulary);

test.each([
  'low correlation to bonds',
  'correlation with japan equity under 0.5',
  'correlation 5y to gold under 0.5',
  '株式との相関0.5以下',
])('a relation to another index is not understood, nor its index as a filter: %s', (text) => {
  expect(read(text)).toMatchObject({ filters: {}, bounds: {}, sort: null, words: text });
});

test.each([
  ['correlation under 0.5 with japan equity', 'Japan'],
  ['japan equity with correlation under 0.5', 'Japan'],
])('beside a bound of its own benchmark filters are filters: %s', (text, region) => {
  const { filters, bounds } = read(text);
  expect(filters).toEqual({ region: [region], assetType: ['equity'] });
  expect(bounds).toEqual({ correlation3YMax: 0.5 });
});
