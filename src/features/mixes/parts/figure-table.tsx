import type { ReactNode } from 'react';
import type { MeasuredFigures } from '#src/contract/api/mixes/compared.ts';
import type { Language } from '#src/domain/language.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { FigureCell, RowName, type Look } from './cells.tsx';
import { figureIn, type MixedRow } from './mixed-row.ts';
import styles from './figure-table.module.css';

/** A column of figures: its name in the answer, how it is headed and written. */
export type FigureColumn = { name: string; heading: ReactNode; look: Look };

type FigureTableProps = {
  caption: string;
  rows: readonly MixedRow[];
  columns: readonly FigureColumn[];
  of: (row: MixedRow) => MeasuredFigures | null;
  language: Language;
};

/** Figures of several rows beside each other, one row each; a column without any figure is left out. */
export function FigureTable({ caption, rows, columns, of, language }: FigureTableProps) {
  const shown = columns.filter(({ name }) =>
    rows.some((row) => figureIn(of(row), name).value !== null),
  );
  if (shown.length === 0) return <p>{mixMessages(language).none}</p>;
  return (
    <div className={styles.figures}>
      <DataTable
        caption={caption}
        columns={[
          nameColumn(language),
          ...shown.map((column) => figureColumn(column, of, language)),
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        density="compact"
      />
    </div>
  );
}

const figureColumn = (
  { name, heading, look }: FigureColumn,
  of: FigureTableProps['of'],
  language: Language,
): Column<MixedRow> => ({
  key: name,
  heading,
  align: 'end',
  isWhole: true,
  cell: (row) => <FigureCell {...figureIn(of(row), name)} look={look} language={language} />,
});

/** Names the rows of a table. */
export function nameColumn(language: Language): Column<MixedRow> {
  return {
    key: 'name',
    heading: mixMessages(language).index,
    className: styles.name,
    cell: (row) => <RowName row={row} language={language} />,
  };
}
