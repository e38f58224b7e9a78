import type { IndexDetails } from '#src/contract/api/index-details.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { indexSections } from '#src/i18n/messages/index-page.ts';
import { surroundingsMessages } from '#src/i18n/messages/index-surroundings.ts';
import { documentColumns } from '#src/list-page/columns/document-columns.tsx';
import { DataTable } from '#src/ui/tables/data-table.tsx';
import { Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages, withQuery } from '#src/urls.ts';
import { FactsheetLink } from './factsheet-link.tsx';
import { FailedPart } from './empty-state.tsx';
import type { DocumentsPart, Part } from './index-page-data.ts';
import notes from './notes.module.css';

type DocumentsSectionProps = {
  fundId: string;
  factsheet: IndexDetails['factsheet'];
  documents: Part<DocumentsPart>;
  language: Language;
  onRetry: () => void;
};

/** Factsheet, methodology and what else concerns the index (ID-03). */
export function DocumentsSection(props: DocumentsSectionProps) {
  const { fundId, factsheet, documents, language, onRetry } = props;
  return (
    <Section id="documents" title={indexSections(language).documents}>
      {factsheet ? <FactsheetLink factsheet={factsheet} language={language} /> : null}
      {documents === 'failed' ? (
        <FailedPart language={language} onRetry={onRetry} />
      ) : documents.total === 0 ? null : (
        <Documents fundId={fundId} part={documents} language={language} />
      )}
    </Section>
  );
}

type DocumentsProps = { fundId: string; part: DocumentsPart; language: Language };

function Documents({ fundId, part: { documents, total }, language }: DocumentsProps) {
  const m = surroundingsMessages(language);
  return (
    <>
      <DataTable
        caption={m.documentsCaption}
        columns={documentColumns(language)}
        rows={documents}
        rowKey={({ documentId }) => documentId}
        density="compact"
      />
      {documents.length < total ? (
        <p className={notes.note}>
          <PageLink href={withQuery(pages.documents, { index: fundId })}>
            {m.allDocuments(formatCount(language, total))}
          </PageLink>
        </p>
      ) : null}
    </>
  );
}
