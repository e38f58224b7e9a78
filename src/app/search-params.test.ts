import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

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
