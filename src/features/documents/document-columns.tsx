import type { ListedDocument } from '#src/contract/api/documents.ts';
import type { Language } from '#src/domain/language.ts';
import { documentColumns } from '#src/list-page/columns/document-columns.tsx';
import { columnSort, type ListQuery } from '#src/list-page/list-query.ts';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { documentOrder, sortColumns } from './document-query.ts';

/** The columns of the library, with links that sort by them. */
export function libraryColumns(language: Language, query: ListQuery): Column<ListedDocument>[] {
  return documentColumns(language).map((column) =>
    sortColumns.some((name) => name === column.key)
      ? {
          ...column,
          sort: columnSort(query, documentOrder(query), column.key, column.key === 'date' ? -1 : 1),
        }
      : column,
  );
}
