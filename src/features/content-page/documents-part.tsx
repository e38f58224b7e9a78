import type { EndpointAnswer } from '#src/contract/api/endpoints.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { contentPageMessages } from '#src/i18n/messages/content-pages.ts';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { ListPart } from './list-part.tsx';
import styles from './list-tables.module.css';

type Answer = EndpointAnswer<'documents'>;
type Document = Answer['documents'][number];

type DocumentsPartProps = {
  language: Language;
  title: string | null;
  searchParams: string;
  answer: Answer;
};

/** The first documents of the library as a page asks for them. */
export function DocumentsPart({ language, title, searchParams, answer }: DocumentsPartProps) {
  const m = contentPageMessages(language);
  const { documents, totalDocuments } = answer;
  return (
    <ListPart
      page={pages.documents}
      searchParams={searchParams}
      linkText={m.allDocuments}
      emptyText={m.noDocuments}
      count={m.shownDocuments(
        formatCount(language, documents.length),
        formatCount(language, totalDocuments),
      )}
      isEmpty={documents.length === 0}
    >
      <DataTable
        caption={title ?? m.documents}
        showCaption={title !== null}
        columns={columnsOf(language)}
        rows={documents}
        rowKey={({ documentId, language: { value } }) => `${documentId} ${value}`}
      />
    </ListPart>
  );
}

function columnsOf(language: Language): Column<Document>[] {
  const m = contentPageMessages(language);
  return [
    {
      key: 'title',
      heading: m.document,
      className: styles.name,
      cell: ({ documentId, title, category, description }) => (
        <>
          <PageLink href={pages.document(category.value, documentId)} className={styles.link}>
            {title}
          </PageLink>
          {description ? <span className={styles.quiet}>{description}</span> : null}
        </>
      ),
    },
    { key: 'category', heading: m.category, cell: ({ category }) => category.label },
    {
      key: 'language',
      heading: m.documentLanguage,
      className: styles.narrow,
      cell: ({ language: { label } }) => label,
    },
    {
      key: 'date',
      heading: m.date,
      align: 'end',
      className: styles.date,
      cell: ({ date, format }) => (
        <>
          {formatDate(language, date)}
          {format === 'pdf' ? <span className={styles.quiet}>PDF</span> : null}
        </>
      ),
    },
  ];
}
