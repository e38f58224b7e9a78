import type { SectionProps } from '../section.ts';
import type { DocumentsParts } from './load-documents.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { surroundingsMessages } from '#src/i18n/messages/indexes/index-surroundings.ts';
import { documentColumns } from '#src/list-page/columns/document-columns.tsx';
import { DataTable } from '#src/ui/tables/data-table.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages, withQuery } from '#src/urls.ts';
import { FactsheetLink } from './factsheet-link.tsx';
import { FailedPart } from '../../parts/empty-state.tsx';
import notes from '../../parts/notes.module.css';
import styles from './documents-view.module.css';

/** Factsheet, methodology and what else concerns the index (ID-03). */
export function DocumentsView({ data, language, onRetry }: SectionProps<DocumentsParts>) {
  const { fundId, details, documents } = data;
  const factsheet = details === 'failed' ? null : details.factsheet;
  return (
    <>
      {factsheet ? <FactsheetLink factsheet={factsheet} language={language} /> : null}
      {documents === 'failed' ? (
        <FailedPart language={language} onRetry={onRetry} />
      ) : documents.total === 0 ? null : (
        <Documents fundId={fundId} part={documents} language={language} />
      )}
    </>
  );
}

type DocumentsProps = {
  fundId: string;
  part: Exclude<DocumentsParts['documents'], 'failed'>;
  language: Language;
};

function Documents({ fundId, part: { documents, total }, language }: DocumentsProps) {
  const m = surroundingsMessages(language);
  return (
    <>
      <div className={styles.documents}>
        <DataTable
          caption={m.documentsCaption}
          columns={documentColumns(language)}
          rows={documents}
          rowKey={({ documentId }) => documentId}
          density="compactPairs"
        />
      </div>
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
