import { expect, test } from 'vitest';
import { searchNotice, searchOptions, searchStatus } from './search-options.ts';
import { found, foundBySpelling, nothingFound } from './search.examples.tsx';
import { nothing as notAsked, type Suggestions } from './search-term.ts';

const hrefs = (typed: string, suggestions: Suggestions) =>
  searchOptions('en-us', typed, suggestions).map(({ text, href }) => [text, href]);

test('SR-03 a result leads to the details of its index', () => {
  expect(hrefs('world', found)[0]).toEqual(['Example World NTR USD', '/indexes/details/WORLD']);
});

test('SR-05 the last option is the screener with the term', () => {
  expect(hrefs('S&P 500', found).at(-1)).toEqual([
    'View all results for "S&P 500"',
    '/indexes/screener?filterPattern=S%26P+500',
  ]);
});

test('SR-05 without a term or a result the last option is the plain screener', () => {
  expect(hrefs(' ', found)).toEqual([['View All Indexes', '/indexes/screener']]);
  expect(hrefs('zzz', nothingFound)).toEqual([['View All Indexes', '/indexes/screener']]);
});

test('SR-05 before a search has its result the last option keeps the term', () => {
  expect(hrefs('wor', { ...notAsked, state: 'searching' })).toEqual([
    ['View all results for "wor"', '/indexes/screener?filterPattern=wor'],
  ]);
});

test('SR-05 a failed search has no results: the last option is the plain screener', () => {
  expect(hrefs('wor', { ...notAsked, state: 'failed' })).toEqual([
    ['View All Indexes', '/indexes/screener'],
  ]);
});

test('SR-04 an empty result says for which term', () => {
  expect(searchStatus('en-us', 'zzz', nothingFound)).toBe('No Indexes found for "zzz"');
});

test('SR-04 indexes that are only spelled like the term are not shown as what was looked for', () => {
  const said = 'No Indexes found for "wirld". Spelled similarly:';
  expect(searchNotice('en-us', 'wirld', foundBySpelling)).toBe(said);
  expect(searchStatus('en-us', 'wirld', foundBySpelling)).toBe(`${said} 2 indexes found`);
  expect(searchNotice('en-us', 'world', found)).toBeNull();
  expect(searchNotice('en-us', '', foundBySpelling)).toBeNull();
  const next: Suggestions = { ...foundBySpelling, state: 'searching' };
  expect(searchNotice('en-us', 'wirlds', next)).toBe(said);
});

test('SR-04 screen readers hear how many indexes match, not how many are shown', () => {
  expect(searchStatus('en-us', 'world', { ...found, total: 412 })).toContain('412');
});

test('SR-06 a failed search says nothing of the failure', () => {
  expect(searchStatus('en-us', 'world', { ...nothingFound, state: 'failed' })).toBe('');
  expect(searchStatus('en-us', '', notAsked)).toBe('');
});
