import type {
  StructuredProductFilterName,
  StructuredProductSortKey,
} from '#src/contract/api/product-endpoints.ts';
import { readListQuery, type ListQuery, type Search } from '#src/list-page/list-query.ts';
import { pages } from '#src/urls.ts';

const filters = ['index', 'issuer', 'assetClass', 'country'] as const satisfies readonly (
  | StructuredProductFilterName
  | 'index'
)[];

const sortColumns = [
  'name',
  'underlying',
  'issuer',
  'country',
  'maturity',
] as const satisfies readonly StructuredProductSortKey[];

export type StructuredProductSortColumn = (typeof sortColumns)[number];

export function readStructuredProductQuery(search: Search): ListQuery {
  return readListQuery({ filters, sortColumns }, pages.structuredProducts, search);
}
