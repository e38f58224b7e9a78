import type { ApiClient } from '#src/client/calls/api-client.ts';
import { settledParts } from '#src/client/calls/parts.ts';
import type { IndexRequest } from '../../index-core.ts';

export type ProductsParts = Awaited<ReturnType<typeof loadProducts>>;

/** Rows that come with the page; a link leads to the rest. */
const size = 10;

export async function loadProducts(api: ApiClient, { indexId }: IndexRequest) {
  const [products, structuredProducts] = await settledParts(
    api.get('products', { index: indexId, size }),
    api.get('structuredProducts', { index: indexId, size }),
  );
  return { products, structuredProducts };
}
