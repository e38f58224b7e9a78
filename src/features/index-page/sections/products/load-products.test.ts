import { expect, test } from 'vitest';
import type { ApiClient } from '#src/client/calls/api-client.ts';
import { loadProducts } from './load-products.ts';

test('PR-01 the page of an index begins with ten products and ten structured ones', async () => {
  const asked: unknown[] = [];
  const get = (name: string, query: object) => {
    asked.push([name, query]);
    return Promise.resolve({});
  };
  await loadProducts(
    { get } as unknown as ApiClient,
    {
      indexId: 'WORLD',
    } as Parameters<typeof loadProducts>[1],
  );
  expect(asked).toEqual([
    ['products', { index: 'WORLD', size: 10 }],
    ['structuredProducts', { index: 'WORLD', size: 10 }],
  ]);
});
