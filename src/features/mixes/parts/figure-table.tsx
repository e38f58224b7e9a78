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

/**
 * On a phone five columns fit whose headings are narrow; periods go down, below the letters of the rows, and so do
 * figures whose names take more than one line.
 */
type Shape = 'usual' | 'narrow' | 'periods' | 'figuresDown';

type FigureTableProps = {
  caption: string;
  /** The caption is shown, and says of which figure the columns are. */
  isOfOneFigure?: boolean;
  shape?: Shape;
  rows: readonly MixedRow[];
  columns: readonly FigureColumn[];
  of: (row: MixedRow) => MeasuredFigures | null;
  /** The index that the figures are measured against. */
  against?: string;
  language: Language;
};

/** Figures of several rows beside each other, one row each; a column without any figure is left out. */
export function FigureTable(props: FigureTableProps) {
  const { caption, isOfOneFigure = false, shape = 'usual', rows, columns, of, language } = props;
  const shown = columns.filter(({ name }) =>
    rows.some((row) => figureIn(of(row), name).value !== null),
  );
  if (shown.length === 0) {
    return (
      <div className={styles.none}>
        {isOfOneFigure ? <b>{caption}</b> : null}
        <p>{mixMessages(language).none}</p>
      </div>
    );
  }
  return (
    <div className={styles.figures}>
      <RowsTable
        caption={caption}
        showCaption={isOfOneFigure}
        shape={shape}
        columns={shown.map((column) => figureColumn(column, props))}
        rows={rows}
        language={language}
      />
    </div>
  );
}

const figureColumn = (
  { name, heading, look }: FigureColumn,
  { of, against, language }: Pick<FigureTableProps, 'of' | 'against' | 'language'>,
): Column<MixedRow> => ({
  key: name,
  heading,
  align: 'end',
  isWhole: true,
  cell: (row) => (
    <FigureCell
      {...figureIn(of(row), name)}
      look={look}
      working={row.workingOf({ figure: name, against })}
      language={language}
    />
  ),
});

type RowsTableProps = {
  caption: string;
  showCaption?: boolean;
  shape?: Shape;
  /** All but the first, which names the rows. */
  columns: readonly Column<MixedRow>[];
  rows: readonly MixedRow[];
  language: Language;
};

/**
 * A table of which each row is one of the indexes or blends. On a phone their names stand above their figures, or once
 * above the table of which they are the columns.
 */
export function RowsTable(props: RowsTableProps) {
  const { caption, showCaption = false, shape = 'usual', columns, rows, language } = props;
  return (
    <div className={styles[shape]}>
      <DataTable
        caption={caption}
        showCaption={showCaption}
        columns={[nameColumn(language), ...columns]}
        rows={rows}
        rowKey={({ key }) => key}
        density="compact"
      />
    </div>
  );
}

function nameColumn(language: Language): Column<MixedRow> {
  return {
    key: 'name',
    heading: mixMessages(language).index,
    className: styles.name,
    cell: (row) => <RowName row={row} language={language} />,
  };
}
