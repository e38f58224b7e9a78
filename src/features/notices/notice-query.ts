import type { NoticeSortKey } from '#src/contract/api/endpoints/notice-endpoints.ts';
import { readListQuery, type ListQuery, type Search } from '#src/list-page/list-query.ts';
import { pages } from '#src/urls.ts';
import { filters } from './notice-filters.ts';

const sortColumns = ['title', 'type', 'date', 'effectiveDate'] as const satisfies NoticeSortKey[];

export type NoticeSortColumn = (typeof sortColumns)[number];

export function readNoticeQuery(search: Search): ListQuery {
  return readListQuery({ filters, sortColumns }, pages.notices, search);
}
