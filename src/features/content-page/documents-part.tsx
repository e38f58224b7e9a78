import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { contentPageMessages } from '#src/i18n/messages/site/content-pages.ts';
import { documentColumns } from '#src/list-page/columns/document-columns.tsx';
import { DataTable } from '#src/ui/tables/data-table.tsx';
import { pages } from '#src/urls.ts';
import { ListPart } from './list-part.tsx';

type Answer = EndpointAnswer<'documents'>;

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
      language={language}
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
        density="pairs"
        columns={documentColumns(language)}
        rows={documents}
        rowKey={({ documentId, language: { value } }) => `${documentId} ${value}`}
      />
    </ListPart>
  );
}
