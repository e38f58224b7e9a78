import { expect, test } from 'vitest';
import { activeStates } from './active-entry.ts';

const hrefs = ['/indexes', '/indexes/screener', '/indexes/screener/fixed-income', '/page/esg'];

test('LY-08 the first entry is active only on its exact path', () => {
  expect(activeStates(hrefs, '/indexes')).toEqual(['page', undefined, undefined, undefined]);
  expect(activeStates(hrefs, '/indexes/other')).toEqual(hrefs.map(() => undefined));
});

test('LY-08 the other entries are active on their prefix', () => {
  expect(activeStates(hrefs, '/indexes/screener')[1]).toBe('page');
  expect(activeStates(hrefs, '/indexes/screener/equity')[1]).toBe('true');
  expect(activeStates(['/', '/indexes/screener?currency=USD'], '/indexes/screener')[1]).toBe(
    'page',
  );
});

test('RT-20 of several entries that match, the longest alone is active', () => {
  const only = [undefined, undefined, 'page', undefined];
  expect(activeStates(hrefs, '/indexes/screener/fixed-income')).toEqual(only);
  expect(activeStates(hrefs, '/indexes/screener/fixed-income/BONDS')[1]).toBeUndefined();
  expect(activeStates(hrefs, '/indexes/screener/fixed-income/BONDS')[2]).toBe('true');
});

test('RT-20 an entry is active under either name of alternatives', () => {
  const names = ['alternatives', 'alternative-investment'].map((one) => `/indexes/screener/${one}`);
  for (const [entry, path] of [names, names.toReversed()] as [string, string][]) {
    expect(activeStates([...hrefs, entry], path).at(-1)).toBe('page');
    expect(activeStates([...hrefs, entry], `${path}/GOLD`).at(-1)).toBe('true');
  }
});

test('RT-04 the entry of the products is active under either of their addresses', () => {
  const entries = ['/', '/investable-products'];
  expect(activeStates(entries, '/investable')).toEqual([undefined, 'page']);
  expect(activeStates(['/', '/investable'], '/investable-products')).toEqual([undefined, 'page']);
});

test('a path that only begins with the same letters is another page', () => {
  expect(activeStates(hrefs, '/page/esg-research')[3]).toBeUndefined();
});

test('LY-08 an index is below the screener at the address that searches lead to, too', () => {
  expect(activeStates(hrefs, '/indexes/details/BONDS')[1]).toBe('true');
});
