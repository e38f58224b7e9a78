import type { StructuredProductSortKey } from '#src/contract/api/endpoints/product-endpoints.ts';
import { readListQuery, type ListQuery, type Search } from '#src/list-page/list-query.ts';
import { pages } from '#src/urls.ts';
import { filters } from './structured-product-filters.ts';

const sortColumns = [
  'name',
  'underlying',
  'issuer',
  'country',
  'maturity',
] as const satisfies readonly StructuredProductSortKey[];

export function readStructuredProductQuery(search: Search): ListQuery {
  return readListQuery({ filters, sortColumns }, pages.structuredProducts, search);
}
