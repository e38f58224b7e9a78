import type { DataFileList } from '#src/contract/api/endpoints/data-file-endpoints.ts';
import type { Language } from '#src/domain/language.ts';
import { copyMessages } from '#src/i18n/messages/data/copying.ts';
import { dataFilesMessages } from '#src/i18n/messages/data/data-files.ts';
import { CopiedTexts } from '#src/ui/controls/copied-text.tsx';
import { Container, Section } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import {
  changesAddress,
  dataFileAddress,
  dataPackageAddress,
  type DataTableName,
} from '#src/urls/data-files.ts';
import { citations, type CitedIndex } from './citations.ts';
import { addressesOf, codeExamples } from './code-examples.ts';
import { FilesTable } from './files-table.tsx';
import styles from './data-files.module.css';

export type DataFilesData = {
  files: DataFileList;
  /** The address of the page asks for the release. */
  isAsOf: boolean;
  /** The table that the code reads. */
  table: DataTableName;
  /** The index that is cited instead of all data. */
  cited: CitedIndex | null;
};

type DataFilesPageProps = { language: Language; origin: string; data: DataFilesData };

/** Tables whose files say something even without a row. */
const alwaysListed: ReadonlySet<DataTableName> = new Set([
  'indexes',
  'figures',
  'levels',
  'corrections',
]);

/** The data of the site as files for programs: what exists, its addresses, and code that reads it. */
export function DataFilesPage({ language, origin, data }: DataFilesPageProps) {
  const m = dataFilesMessages(language);
  const { files, isAsOf } = data;
  const { release, previous, tables, years, examples } = files;
  const listed = (all: readonly { name: string; text: string }[], isProse = false) => (
    <div className={styles.listed}>
      <CopiedTexts texts={copyMessages(language)} all={all} isProse={isProse} />
    </div>
  );
  const levels = tables.find(({ table }) => table === 'levels')!;
  // Empty files have their addresses, but are no offer: a provider without products has none.
  const offered = tables.filter(({ table, rows }) => rows !== 0 || alwaysListed.has(table));
  const shown = tables.find(({ table }) => table === data.table) ?? levels;
  const chosen = { fundIds: examples, release: isAsOf ? release : undefined };
  const some = addressesOf(origin, levels, chosen).csv;
  const and = examples.length > 0 ? '&' : '?';
  const months = `${some}${and}frequency=month-end`;
  const year = years.at(-1);
  // The last whole year, where there is one.
  const span = years.at(-2) ?? year;
  return (
    <Container>
      <PageTitle title={m.title} lead={m.lead} />
      <Section title={m.files} note={m.filesNote(String(release))}>
        <FilesTable language={language} tables={offered} release={chosen.release} />
        <p className={styles.text}>{m.packageText}</p>
        {listed([{ name: m.package, text: origin + dataPackageAddress }])}
      </Section>
      <Section title={m.parameters} note={m.parametersNote}>
        {listed([
          { name: m.ids, text: some },
          ...(span === undefined
            ? []
            : [{ name: m.span, text: `${some}${and}from=${span}-01-01&to=${span}-12-31` }]),
          { name: m.frequency, text: months },
          { name: m.shape, text: `${months}&shape=wide` },
          ...(year === undefined
            ? []
            : [
                {
                  name: m.year,
                  text:
                    origin +
                    dataFileAddress({
                      table: 'levels',
                      part: String(year),
                      ending: 'parquet',
                      release: chosen.release,
                    }),
                },
              ]),
        ])}
      </Section>
      {previous === null ? null : (
        <Section id="changes" title={m.changes} note={m.changesNote}>
          {listed([
            { name: m.changedLevels, text: origin + changesAddress(previous, release, 'csv') },
            { name: m.changedTables, text: origin + changesAddress(previous, release, 'ndjson') },
          ])}
        </Section>
      )}
      <Section id="code" title={m.code} note={m.codeNote}>
        {listed(codeExamples(origin, shown, chosen))}
      </Section>
      <Section id="cite" title={m.permanent} note={m.permanentText}>
        {listed(citations(origin, files, data.cited, m.asText), true)}
      </Section>
      <Section id="terms" title={m.terms}>
        <p className={styles.text}>{m.termsText(files.leftOut)}</p>
      </Section>
    </Container>
  );
}
