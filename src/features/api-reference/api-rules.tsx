import type { ReactNode } from 'react';
import type { ApiReference } from '#src/contract/api/endpoints/reference-endpoints.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { apiReferenceMessages } from '#src/i18n/messages/site/api-reference.ts';
import { QuietLine } from '#src/list-page/columns/row-name.tsx';
import { DataTable } from '#src/ui/tables/data-table.tsx';
import styles from './api-reference.module.css';

type ApiRulesProps = {
  language: Language;
  reference: Pick<ApiReference, 'identifiers' | 'deprecations'>;
};

const asCode = (name: string) => <code>{name}</code>;

/** Rules for all calls: identifiers of indexes, and how long deprecated names work. */
export function ApiRules({ language, reference }: ApiRulesProps) {
  const m = apiReferenceMessages(language);
  const meaningOf = ({ name, calls }: ApiReference['identifiers'][number]): ReactNode => (
    <>
      {m.identifierMeaning(name)}
      <QuietLine>
        {m.takenBy(
          listedTexts(
            language,
            calls.map((path) => path.replace('/api', '')),
          ),
        )}
      </QuietLine>
    </>
  );
  return (
    <>
      <section className={styles.words} id="identifiers">
        <h2>{m.identifiers}</h2>
        <p>{m.identifiersLead}</p>
        <DataTable
          caption={m.identifierTable}
          columns={[
            {
              key: 'name',
              heading: m.name,
              className: styles.identifier,
              cell: ({ name }) => asCode(name),
            },
            {
              key: 'meaning',
              heading: m.meaning,
              className: styles.meaning,
              cell: meaningOf,
            },
          ]}
          rows={reference.identifiers}
          rowKey={({ name }) => name}
        />
      </section>
      <section className={styles.words} id="deprecations">
        <h2>{m.deprecations}</h2>
        <p>{m.deprecationPolicy}</p>
        <DataTable
          caption={m.deprecationTable}
          columns={[
            {
              key: 'what',
              heading: m.was,
              className: styles.was,
              cell: ({ what }) => asCode(what),
            },
            {
              key: 'instead',
              heading: m.instead,
              className: styles.instead,
              cell: ({ instead }) => asCode(instead),
            },
            { key: 'since', heading: m.since, cell: ({ since }) => formatDate(language, since) },
            { key: 'until', heading: m.until, cell: ({ until }) => formatDate(language, until) },
          ]}
          rows={reference.deprecations}
          rowKey={({ what }) => what}
        />
      </section>
    </>
  );
}
