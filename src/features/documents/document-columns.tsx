import type { ListedDocument } from '#src/contract/api/documents.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/i18n/languages.ts';
import { documentMessages } from '#src/i18n/messages/documents.ts';
import { columnSort, type ListQuery } from '#src/list-page/list-query.ts';
import { QuietLine, RowName } from '#src/list-page/row-name.tsx';
import type { Column } from '#src/ui/data-table.tsx';
import { pages } from '#src/urls.ts';
import { DocumentDownload } from './document-download.tsx';
import { documentOrder } from './document-query.ts';
import styles from './document-columns.module.css';

export function documentColumns(language: Language, query: ListQuery): Column<ListedDocument>[] {
  const m = documentMessages(language);
  const sort = (column: string, first: 1 | -1 = 1) =>
    columnSort(query, documentOrder(query), column, first);
  return [
    {
      key: 'title',
      heading: m.document,
      className: styles.title,
      sort: sort('title'),
      cell: ({ documentId, title, description, category }) => (
        <RowName
          href={pages.document(category.value, documentId)}
          name={title}
          below={description}
        />
      ),
    },
    {
      key: 'category',
      heading: m.category,
      className: styles.category,
      sort: sort('category'),
      cell: ({ category, subcategory }) => (
        <>
          {category.label}
          {subcategory ? <QuietLine>{subcategory.label}</QuietLine> : null}
        </>
      ),
    },
    {
      key: 'date',
      heading: m.date,
      className: styles.date,
      sort: sort('date', -1),
      cell: ({ date }) => formatDate(language, date),
    },
    {
      key: 'language',
      heading: m.language,
      className: styles.language,
      cell: (document) => document.language.label,
    },
    {
      key: 'file',
      heading: m.file,
      className: styles.file,
      cell: ({ file }) =>
        file ? <DocumentDownload language={language} file={file} look="text" /> : m.webPage,
    },
  ];
}
