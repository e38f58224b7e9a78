import { expect, test } from 'vitest';
import { readScreenerQuery, screenerHref, sortedBy, withoutValue } from './screener-query.ts';

const read = (search: Record<string, string | string[]>) => readScreenerQuery('equity', search);

test('RT-05 filterPattern is the search term, whatever it looks like', () => {
  for (const term of ['500', '1e5', 'true', 'S&P 500']) {
    expect(read({ filterPattern: term }).filterPattern).toBe(term);
  }
});

test('SC-01 all state is in the address, and read back from it', () => {
  const query = read({
    filterPattern: 'S&P 500',
    currency: ['USD', 'EUR'],
    family: 'Global',
    sortBy: 'oneYear',
    sortOrder: '-1',
    page: '3',
  });
  const url = new URL(screenerHref(query, { page: 3 }), 'https://site.example');
  expect(url.pathname).toBe('/indexes/screener/equity');
  expect(url.searchParams.getAll('currency')).toEqual(['USD', 'EUR']);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    filterPattern: 'S&P 500',
    family: 'Global',
    sortBy: 'oneYear',
    sortOrder: '-1',
    page: '3',
  });
});

test('SC-01 a change of filter or order goes back to the first page', () => {
  const query = read({ page: '4', currency: 'USD' });
  expect(screenerHref(query, withoutValue(query, 'currency', 'USD'))).toBe(
    '/indexes/screener/equity',
  );
});

test('SC-02 one value of several is cleared alone', () => {
  const query = read({ currency: ['USD', 'EUR'] });
  expect(screenerHref(query, withoutValue(query, 'currency', 'USD'))).toBe(
    '/indexes/screener/equity?currency=EUR',
  );
});

test('SC-01 a column is sorted by name upwards first, by figure downwards first, and then turned', () => {
  expect(sortedBy(read({}), 'family')).toEqual({ sort: { by: 'family', order: 1 } });
  expect(sortedBy(read({}), 'oneYear')).toEqual({ sort: { by: 'oneYear', order: -1 } });
  expect(sortedBy(read({ sortBy: 'oneYear', sortOrder: '-1' }), 'oneYear')).toEqual({
    sort: { by: 'oneYear', order: 1 },
  });
});

test('a page or a column that does not exist is left out, tracking parameters too', () => {
  const query = read({ page: 'x', sortBy: 'shoeSize', utm_source: 'mail', region: '' });
  expect(query.page).toBe(1);
  expect(query.sort).toBeNull();
  expect(screenerHref(query)).toBe('/indexes/screener/equity');
});
