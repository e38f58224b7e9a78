import type { DocumentSortKey } from '#src/contract/api/endpoints/document-endpoints.ts';
import {
  readListQuery,
  type ListQuery,
  type Search,
  type SortState,
} from '#src/list-page/list-query.ts';
import { pages } from '#src/urls.ts';
import { filters } from './document-filters.ts';

export const sortColumns = [
  'title',
  'category',
  'date',
] as const satisfies readonly DocumentSortKey[];

/** The library's own order: the latest first, also of what a search finds. */
const ownOrder: SortState = { by: 'date', order: -1 };

export function readDocumentQuery(search: Search): ListQuery {
  return readListQuery({ filters, sortColumns }, pages.documents, search);
}

/** The order that the rows have. */
export function documentOrder({ sort }: ListQuery): SortState {
  return sort ?? ownOrder;
}
