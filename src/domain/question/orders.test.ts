import { expect, test } from 'vitest';
import { smallVocabulary } from '../../../tests/support/small-vocabulary.ts';
import { readQuestion } from './read-question.ts';

const read = (text: string) => readQuestion(text, smallVocabulary);

test.each([
  ['lost least in 2022', 'return2022', -1],
  ['lost the most in 2022', 'return2022', 1],
  ['positive most ytd', 'returnYTD', -1],
  ['positive least 5y return', 'return5Y', 1],
  ['2022年に最も上昇', 'return2022', -1],
  ['most volatility 5y', 'volatility5Y', -1],
  ['least volatility', 'volatility3Y', 1],
  ['最も低いボラティリティ', 'volatility3Y', 1],
  ['ボラティリティの最も低い', 'volatility3Y', 1],
] as const)('%s puts one end first', (text, by, order) => {
  expect(read(text)).toMatchObject({ sort: { by, order }, bounds: {}, words: '' });
});

test.each([
  ['ボラティリティの低い順 4', { sort: { by: 'volatility3Y', order: 1 }, first: 4, words: '' }],
  // A number with a bound of its own is no count, nor is one of a half.
  ['ボラティリティの低い順 4以上', { first: null, words: '4以上' }],
  ['ボラティリティの低い順 4.5', { first: null, words: '4.5' }],
  // What lost least needs a figure to be ordered by.
  ['lost least', { sort: null, words: 'lost least' }],
] as const)('%s is cut to so many rows', (text, asked) => {
  expect(read(text)).toMatchObject(asked);
});

test.each([
  ['between 5 and 10 percent volatility', { volatility3YMin: 5, volatility3YMax: 10 }],
  ['drawdown better than -20', { maximumDrawdown3YMin: -20 }],
  ['drawdown better than 20', { maximumDrawdown3YMin: -20 }],
  ['drawdown worse than 20', { maximumDrawdown3YMax: -20 }],
  ['return better than 5', { return1YMin: 5 }],
  ['volatility better than 5', { volatility3YMax: 5 }],
  ['volatility worse than 5', { volatility3YMin: 5 }],
] as const)('%s bounds its figure', (text, bounds) => {
  expect(read(text)).toEqual({ filters: {}, sort: null, first: null, bounds, words: '' });
});
