import { expect, test } from 'vitest';
import { searchOptions, searchStatus } from './search-options.ts';
import type { Suggestions } from './use-suggestions.ts';

const found: Suggestions = {
  term: 'equity',
  rows: [
    {
      fundId: 'GDE',
      portfolioName: 'Global Developed Equity',
      ticker: 'PLGDE',
      isin: null,
      assetType: 'equity',
    },
  ],
  state: 'done',
};
const none: Suggestions = { term: 'zzz', rows: [], state: 'done' };
const idle: Suggestions = { term: null, rows: [], state: 'idle' };

const hrefs = (typed: string, suggestions: Suggestions) =>
  searchOptions('en-us', typed, suggestions).map(({ text, href }) => [text, href]);

test('SR-03 a result leads to the details of its index', () => {
  expect(hrefs('equity', found)[0]).toEqual(['Global Developed Equity', '/indexes/details/GDE']);
});

test('SR-05 the last option is the screener with the term', () => {
  expect(hrefs('S&P 500', found).at(-1)).toEqual([
    'View all results for "S&P 500"',
    '/indexes/screener?filterPattern=S%26P+500',
  ]);
});

test('SR-05 without a term or a result the last option is the plain screener', () => {
  expect(hrefs(' ', found)).toEqual([['View All Indexes', '/indexes/screener']]);
  expect(hrefs('zzz', none)).toEqual([['View All Indexes', '/indexes/screener']]);
});

test('SR-04 an empty result says for which term', () => {
  expect(searchStatus('en-us', 'zzz', none)).toBe('No Indexes found for "zzz"');
});

test('SR-06 a failed search says nothing of the failure', () => {
  expect(searchStatus('en-us', 'equity', { ...none, state: 'failed' })).toBe('');
  expect(searchStatus('en-us', '', idle)).toBe('');
});
