import { expect, test } from 'vitest';
import { smallProducts } from '../../../tests/support/small-products.ts';
import { labelsOfProduct } from './product-labels.ts';

test('PR-01 a product is found by every usual Japanese name of the countries that it is sold in', () => {
  const gold = smallProducts.find(({ productId }) => productId === 'F4')!;
  expect(labelsOfProduct({ ...gold, countries: ['US', 'GB'] })).toEqual(
    expect.arrayContaining(['米国', 'アメリカ', '英国', 'イギリス', 'United States']),
  );
});
