import { expect, test } from 'vitest';
import { readSearchParams } from './search-params.ts';

test('TP-04 pairs are joined by &, %20 is a space, a repeated key has several values', () => {
  expect(
    readSearchParams('assetType=esg&family=Plumbline%20Low%20Carbon&currency=USD&currency=EUR'),
  ).toEqual({ assetType: ['esg'], family: ['Plumbline Low Carbon'], currency: ['USD', 'EUR'] });
});

test('TP-04 a value may hold = and +, what is empty or badly encoded does no harm', () => {
  expect(readSearchParams('filterPattern=a=b+c&empty=&=x&&odd=100%')).toEqual({
    filterPattern: ['a=b+c'],
    odd: ['100%'],
  });
  expect(readSearchParams('')).toEqual({});
  expect(readSearchParams('__proto__=x')).not.toHaveProperty('x');
});
