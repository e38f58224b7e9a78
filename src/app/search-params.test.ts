import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchSyntax } from './search-params.ts';

const { parseSearch, stringifySearch } = searchSyntax();

test('SC-01 no value in an address is read as anything but text, and none is lost', () => {
  const address =
    '?filterPattern=500&currency=USD&currency=EUR&flag=true&x=1e5&e=&utm_source=a%26b';
  expect(parseSearch(address)).toEqual({
    filterPattern: '500',
    currency: ['USD', 'EUR'],
    flag: 'true',
    x: '1e5',
    e: '',
    utm_source: 'a&b',
  });
  expect(stringifySearch(parseSearch('?q=S%26P+500'))).toBe('?q=S%26P+500');
});

test('what was written is read back', () => {
  const key = fc.string({ minLength: 1 });
  const value = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2 }));
  fc.assert(
    fc.property(fc.dictionary(key, value), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
    }),
  );
});

test('what was read is written as it stood there, and something else as it is', () => {
  for (const text of ['?flag', '?a=1&b=2&a=3', '?a=b%20c&%66=~', '?flag=', '']) {
    const search = parseSearch(text);
    expect(stringifySearch(search)).toBe(text);
    expect(stringifySearch({ ...search })).toBe(text);
  }
  const search = parseSearch('?flag&page=2');
  expect(stringifySearch({ ...search, page: '3' })).toBe('?flag=&page=3');
});

test('a parameter without a value is left out of an address, one that is empty stays', () => {
  const search = { a: undefined, b: null, c: ['x', undefined, 'y'], d: '', e: 0, f: false };
  expect(stringifySearch(search)).toBe('?c=x&c=y&d=&e=0&f=false');
  expect(stringifySearch({ a: undefined })).toBe('');
});
