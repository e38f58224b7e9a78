import type { ProductSortKey } from '#src/contract/api/endpoints/product-endpoints.ts';
import { readListQuery, type ListQuery, type Search } from '#src/list-page/list-query.ts';
import { pages } from '#src/urls.ts';
import { filters } from './product-filters.ts';

const sortColumns = [
  'name',
  'provider',
  'fee',
  'netAssets',
  'currency',
] as const satisfies readonly ProductSortKey[];

export type ProductSortColumn = (typeof sortColumns)[number];

export function readProductQuery(search: Search): ListQuery {
  return readListQuery({ filters, sortColumns }, pages.products, search);
}
