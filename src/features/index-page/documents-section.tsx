import type { IndexDetails } from '#src/contract/api/index-details.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/i18n/languages.ts';
import { indexSections } from '#src/i18n/messages/index-page.ts';
import { surroundingsMessages } from '#src/i18n/messages/index-surroundings.ts';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { FactsheetLink } from './factsheet-link.tsx';
import { FailedPart } from './empty-state.tsx';
import type { Part, RelatedDocument } from './index-page-data.ts';
import styles from './related-section.module.css';

type DocumentsSectionProps = {
  factsheet: IndexDetails['factsheet'];
  documents: Part<readonly RelatedDocument[]>;
  language: Language;
  onRetry: () => void;
};

/** Factsheet, methodology and what else concerns the index (ID-03). */
export function DocumentsSection(props: DocumentsSectionProps) {
  const { factsheet, documents, language, onRetry } = props;
  return (
    <Section id="documents" title={indexSections(language).documents}>
      {factsheet ? <FactsheetLink factsheet={factsheet} language={language} /> : null}
      {documents === 'failed' ? (
        <FailedPart language={language} onRetry={onRetry} />
      ) : documents.length === 0 ? null : (
        <DataTable
          caption={surroundingsMessages(language).documentsCaption}
          columns={columnsOf(language)}
          rows={documents}
          rowKey={({ documentId }) => documentId}
          density="compact"
        />
      )}
    </Section>
  );
}

function columnsOf(language: Language): Column<RelatedDocument>[] {
  const m = surroundingsMessages(language);
  return [
    {
      key: 'title',
      heading: m.document,
      className: styles.index,
      cell: ({ title, documentId, category }) => (
        <PageLink href={pages.document(category.value, documentId)}>{title}</PageLink>
      ),
    },
    { key: 'category', heading: m.category, cell: ({ category }) => category.label },
    { key: 'language', heading: m.language, cell: ({ language: own }) => own.label },
    {
      key: 'date',
      heading: m.date,
      align: 'end',
      cell: ({ date }) => formatDate(language, date),
    },
  ];
}
