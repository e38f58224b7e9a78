import { expect, test } from 'vitest';
import { readScreenerQuery } from './screener-query.ts';

const read = (search: Record<string, string | string[]>) => {
  const { filters, view, sort, page, size } = readScreenerQuery(null, search);
  return { filters, view, sort, page, size };
};

const plain = {
  filters: {},
  view: { opened: [], columns: [], size: [], variants: [], asked: [], plot: [], heat: [] },
  sort: null,
  page: 1,
  size: 20,
};

test('SC-02 values of the address that cannot be meant are left out', () => {
  const asked = read({
    size: '7',
    variants: 'many',
    heat: 'yes',
    plot: 'return1Y',
    opened: ' , ',
    columns: '',
    page: 'two',
    sortBy: '1<2',
    sortOrder: 'up',
  });
  expect(asked).toEqual(plain);
  expect(read({ plot: 'a,b,c', page: '-1', size: '20' })).toEqual(plain);
});

test('SC-02 values that can be meant are read, the first of several where one counts', () => {
  const asked = read({
    size: '50',
    variants: 'all',
    heat: 'on',
    plot: ['return1Y', 'volatility3Y'],
    asked: ['one', 'two'],
    opened: ['beta3Y', 'beta3Y,return1Y'],
    columns: 'isin, ticker',
    volatility3YMax: ['12.0', '13'],
    return1YMin: 'much',
    sortBy: 'oneYear',
    sortOrder: '-1',
    page: '3',
  });
  expect(asked).toEqual({
    filters: { volatility3YMax: ['12'], return1YMin: ['much'] },
    view: {
      opened: ['beta3Y,return1Y'],
      columns: ['isin,ticker'],
      size: ['50'],
      variants: ['all'],
      asked: ['one'],
      plot: ['return1Y,volatility3Y'],
      heat: ['on'],
    },
    sort: { by: 'return1Y', order: -1 },
    page: 3,
    size: 50,
  });
});
