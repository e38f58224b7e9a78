import type { ReactNode } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { dataFilesMessages } from '#src/i18n/messages/data-files.ts';
import { Container, Section } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { DataTable } from '#src/ui/tables/data-table.tsx';
import { dataFileAddress, dataFormats, dataTables } from '#src/urls/data-files.ts';
import { codeExamples } from './code-examples.ts';
import styles from './data-files.module.css';

export type DataFilesData = {
  /** Number of the release that the page is of. */
  release: number;
  /** The address of the page asks for the release. */
  isAsOf: boolean;
  /** Some indexes, for the examples. */
  fundIds: readonly string[];
};

type DataFilesPageProps = { language: Language; origin: string; data: DataFilesData };

/** The data of the site as files for programs: what there is, how it is asked for, and code that reads it. */
export function DataFilesPage({ language, origin, data }: DataFilesPageProps) {
  const m = dataFilesMessages(language);
  const { release, fundIds } = data;
  const levels = origin + dataFileAddress({ table: 'levels', ending: 'csv' });
  const ids = `?ids=${fundIds.join(',')}`;
  const months = `${levels}${ids}&frequency=month-end`;
  const permanent = origin + dataFileAddress({ table: 'levels', ending: 'csv', release });
  return (
    <Container>
      <PageTitle title={m.title} lead={m.lead} />
      <Section title={m.files} note={m.filesNote(String(release))}>
        <Files language={language} data={data} />
      </Section>
      <Section title={m.parameters} note={m.parametersNote}>
        <Examples
          examples={[
            { name: m.ids, text: levels + ids },
            { name: m.span, text: `${levels}${ids}&from=2020-01-01&to=2020-12-31` },
            { name: m.frequency, text: months },
            { name: m.shape, text: `${months}&shape=wide` },
          ]}
        />
      </Section>
      <Section title={m.code} note={m.codeNote}>
        <Examples
          examples={[
            ...codeExamples(levels, fundIds),
            { name: m.excel, text: `${levels}${ids}` },
            {
              name: m.sheets,
              text: `=IMPORTDATA("${months}&shape=wide")`,
            },
          ]}
        />
      </Section>
      <Section title={m.permanent} note={m.permanentText}>
        <Examples examples={[{ name: m.levels, text: permanent }]} />
      </Section>
      <Section title={m.terms}>
        <p className={styles.text}>{m.termsText}</p>
      </Section>
    </Container>
  );
}

function Files({ language, data }: Pick<DataFilesPageProps, 'language' | 'data'>) {
  const m = dataFilesMessages(language);
  const release = data.isAsOf ? data.release : undefined;
  const linksOf = (table: (typeof dataTables)[number]): ReactNode => (
    <span className={styles.formats}>
      {dataFormats.map((ending) => (
        <a key={ending} href={dataFileAddress({ table, ending, release })}>
          {ending.toUpperCase()}
        </a>
      ))}
      <a href={dataFileAddress({ table, ending: 'metadata.json', release })}>{m.metadata}</a>
    </span>
  );
  return (
    <DataTable
      caption={m.caption}
      columns={[
        { key: 'table', heading: m.table, cell: (table) => table },
        { key: 'contents', heading: m.contents, cell: (table) => m[table] },
        { key: 'formats', heading: m.formats, cell: linksOf },
      ]}
      rows={dataTables}
      rowKey={(table) => table}
    />
  );
}

function Examples({ examples }: { examples: readonly { name: string; text: string }[] }) {
  return (
    <dl className={styles.examples}>
      {examples.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {/* It scrolls where it is wider than the page, also by keys. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre className={styles.code} tabIndex={0} role="region" aria-label={name}>
              <code>{text}</code>
            </pre>
          </dd>
        </div>
      ))}
    </dl>
  );
}
