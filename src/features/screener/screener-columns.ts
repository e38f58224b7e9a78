import type { Portfolio } from '#src/contract/api/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { indexColumns } from '#src/list-page/columns/index-columns.tsx';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { sortColumns, sortOfColumn, type ScreenerQuery } from './screener-query.ts';

/** The columns of a table of indexes, each with a link that sorts by it. */
export function screenerColumns(language: Language, query: ScreenerQuery): Column<Portfolio>[] {
  return indexColumns(language).map((column) => {
    const sorted = sortColumns.find((name) => name === column.key);
    return sorted ? { ...column, sort: sortOfColumn(query, sorted) } : column;
  });
}
