import type { ListedDocument } from '#src/contract/api/documents.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatBytes } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { fileDownloadMessages } from '#src/i18n/messages/data/file-download.ts';
import { documentColumnNames } from '#src/i18n/messages/lists/listed-columns.ts';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { WholeDates } from '#src/ui/whole-dates.tsx';
import { pages } from '#src/urls.ts';
import { FileDownload } from '../file-download.tsx';
import { QuietLine, RowName } from './row-name.tsx';
import styles from './document-columns.module.css';

/** The columns of a table of documents, with a link to the file. The library adds sorting. */
export function documentColumns(language: Language): Column<ListedDocument>[] {
  const m = documentColumnNames(language);
  return [
    {
      key: 'title',
      heading: m.document,
      className: styles.title,
      cell: ({ documentId, title, description, category }) => (
        <RowName
          href={pages.document(category.value, documentId)}
          name={title}
          below={description ? <WholeDates text={description} /> : null}
        />
      ),
    },
    // Beside the name, where it is in sight on a phone: the list is in the order of its days.
    {
      key: 'date',
      heading: m.date,
      className: styles.date,
      isWhole: true,
      cell: ({ date }) => formatDate(language, date),
    },
    {
      key: 'category',
      heading: m.category,
      className: styles.category,
      cell: ({ category, subcategory }) => (
        <>
          {category.label}
          {subcategory ? <QuietLine>{subcategory.label}</QuietLine> : null}
        </>
      ),
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
      cell: ({ file }) =>
        file ? (
          <FileDownload language={language} file={file} look="text">
            {fileDownloadMessages(language).pdf(formatBytes(language, file.bytes))}
          </FileDownload>
        ) : (
          m.webPage
        ),
    },
  ];
}
