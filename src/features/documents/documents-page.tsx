import type { Part } from '#src/client/calls/parts.ts';
import type { ListedDocument } from '#src/contract/api/documents.ts';
import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import { listFilterLabels } from '#src/i18n/messages/lists/list-labels.ts';
import { ListHead } from '#src/list-page/list-head.tsx';
import { ListPage } from '#src/list-page/list-page.tsx';
import type { ListQuery } from '#src/list-page/list-query.ts';
import type { ListRows } from '#src/list-page/list-results.tsx';
import { libraryColumns } from './document-columns.tsx';
import { IndexField } from './index-field.tsx';
import type { IndexChoices } from './use-index-choices.ts';

export type DocumentsData = {
  query: ListQuery;
  /** Null when they could not be loaded. */
  options: Part<readonly FilterOption[]>;
  /** Null when they could not be loaded: the field takes an id all the same. */
  choices: Part<IndexChoices>;
  rows: ListRows<ListedDocument>;
};

/** The documents library (PR-03). */
export function DocumentsPage({ language, data }: { language: Language; data: DocumentsData }) {
  const { query, options, choices, rows } = data;
  const m = documentMessages(language);
  const chosen = query.filters['index']?.[0] ?? '';
  return (
    <ListPage
      language={language}
      query={query}
      texts={m}
      head={<ListHead title={m.title} lead={m.lead} />}
      options={options}
      filterNames={listFilterLabels(language)}
      ownFields={[
        {
          name: 'index',
          field: <IndexField key="index" language={language} chosen={chosen} choices={choices} />,
        },
      ]}
      rows={rows}
      table={{
        // Its cells hold more than a line, and none of it may be cut.
        density: 'pairs',
        caption: m.caption,
        columns: libraryColumns(language, query),
        rowKey: ({ documentId }) => documentId,
      }}
    />
  );
}
