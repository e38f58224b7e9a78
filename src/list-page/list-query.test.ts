import { expect, test } from 'vitest';
import {
  apiQueryOf,
  columnSort,
  listHref,
  readListQuery,
  sortedBy,
  withoutValue,
} from './list-query.ts';

const fields = {
  filters: ['currency', 'family', 'region'],
  sortColumns: ['family', 'return1Y'],
};
const path = '/indexes/screener/equity';

const read = (search: Record<string, string | string[]>) => readListQuery(fields, path, search);

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
    sortBy: 'return1Y',
    sortOrder: '-1',
    page: '3',
  });
  const url = new URL(listHref(query, { page: 3 }), 'https://site.example');
  expect(url.pathname).toBe(path);
  expect(url.searchParams.getAll('currency')).toEqual(['USD', 'EUR']);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    filterPattern: 'S&P 500',
    family: 'Global',
    sortBy: 'return1Y',
    sortOrder: '-1',
    page: '3',
  });
});

test('SC-01 a change of filter or order goes back to the first page', () => {
  const query = read({ page: '4', currency: 'USD' });
  expect(listHref(query, withoutValue(query, 'currency', 'USD'))).toBe(path);
});

test('SC-02 one value of several is cleared alone', () => {
  const query = read({ currency: ['USD', 'EUR'] });
  expect(listHref(query, withoutValue(query, 'currency', 'USD'))).toBe(`${path}?currency=EUR`);
});

test('SC-01 a column is sorted in its own first order, and then turned', () => {
  expect(sortedBy(null, 'family')).toEqual({ sort: { by: 'family', order: 1 } });
  expect(sortedBy(null, 'return1Y', -1)).toEqual({ sort: { by: 'return1Y', order: -1 } });
  expect(sortedBy({ by: 'return1Y', order: -1 }, 'return1Y', -1)).toEqual({
    sort: { by: 'return1Y', order: 1 },
  });
});

test('PR-03 the column of the order that a list has by itself says so, and turns it', () => {
  const standing = { by: 'return1Y', order: -1 } as const;
  expect(columnSort(read({}), standing, 'return1Y', -1)).toEqual({
    href: `${path}?sortBy=return1Y&sortOrder=1`,
    direction: 'descending',
  });
  expect(columnSort(read({}), standing, 'family').direction).toBeNull();
});

test('PR-05 the API is asked for the page of the address in pages of twenty', () => {
  const { narrowing, order, paging } = apiQueryOf(read({ page: '3', region: 'Asia' }));
  expect(paging).toEqual({ page: 3, size: 20 });
  expect(narrowing).toEqual({ filterPattern: undefined, region: ['Asia'] });
  expect(order).toEqual({});
});

test('a page or a column that does not exist is left out, tracking parameters too', () => {
  for (const page of ['x', '0', '-1', '1.5']) expect(read({ page }).page).toBe(1);
  const query = read({ page: 'x', sortBy: 'shoeSize', utm_source: 'mail', region: '' });
  expect(query.sort).toBeNull();
  expect(listHref(query)).toBe(path);
});
