import type { ReactNode } from 'react';
import type { Table } from './code-examples.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { dataFilesMessages } from '#src/i18n/messages/data/data-files.ts';
import { DataTable } from '#src/ui/tables/data-table.tsx';
import stacked from '#src/ui/tables/stacked-rows.module.css';
import { dataFileAddress, dataFormats } from '#src/urls/data-files.ts';
import styles from './data-files.module.css';

const formatNames = {
  csv: 'CSV',
  json: 'JSON',
  ndjson: 'NDJSON',
  parquet: 'Parquet',
  zip: 'ZIP',
} as const;

type FilesTableProps = {
  language: Language;
  tables: readonly Table[];
  /** Of which the files are, where the page is of an earlier one. */
  release: number | undefined;
};

/** Every table with its content, size, and file in each format. */
export function FilesTable({ language, tables, release }: FilesTableProps) {
  const m = dataFilesMessages(language);
  const linksOf = ({ table }: Table): ReactNode => (
    <span className={styles.formats}>
      {dataFormats.map((ending) => (
        <a key={ending} href={dataFileAddress({ table, ending, release })}>
          {formatNames[ending]}
        </a>
      ))}
      <a href={dataFileAddress({ table, ending: 'metadata.json', release })}>{m.metadata}</a>
    </span>
  );
  const countOf = ({ rows }: Table): ReactNode => (
    <>
      <span className={styles.unit}>{m.rows} </span>
      {rows === null ? (
        <span className={styles.uncounted}>{m.notCounted}</span>
      ) : (
        formatNumber(language, rows, 0)
      )}
    </>
  );
  return (
    <div className={stacked.stacked}>
      <DataTable
        caption={m.caption}
        columns={[
          { key: 'table', heading: m.table, className: styles.table, cell: ({ table }) => table },
          { key: 'contents', heading: m.contents, cell: ({ table }) => m[table] },
          {
            key: 'rows',
            heading: m.rows,
            align: 'end',
            isWhole: true,
            className: styles.rows,
            cell: countOf,
          },
          { key: 'formats', heading: m.formats, className: styles.files, cell: linksOf },
        ]}
        rows={tables}
        rowKey={({ table }) => table}
        density="pairs"
      />
    </div>
  );
}
