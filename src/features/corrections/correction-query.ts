import type { LedgerSortKey } from '#src/contract/api/endpoints/ledger-endpoints.ts';
import { readListQuery, type ListQuery, type Search } from '#src/list-page/list-query.ts';
import { pages } from '#src/urls.ts';
import { filters } from './correction-filters.ts';

const sortColumns = ['portfolioName', 'date', 'published'] as const satisfies LedgerSortKey[];

export function readCorrectionQuery(search: Search): ListQuery {
  return readListQuery({ filters, sortColumns }, pages.corrections, search);
}
