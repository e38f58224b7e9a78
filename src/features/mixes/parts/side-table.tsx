import type { ReactNode } from 'react';
import type { Language } from '#src/domain/language.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import type { MixedRow } from './mixed-row.ts';
import styles from './figure-table.module.css';

export type SideRow = { key: string; name: ReactNode; cells: readonly ReactNode[] };

type SideTableProps = {
  caption: string;
  /** What its rows are. */
  heading: string;
  columns: readonly Pick<MixedRow, 'key' | 'letter' | 'name'>[];
  rows: readonly SideRow[];
  align?: 'start' | 'end';
  language: Language;
};

/** What several things are or hold, side by side: a column each. */
export function SideTable({
  caption,
  heading,
  columns,
  rows,
  align = 'end',
  language,
}: SideTableProps) {
  if (rows.length === 0) return <p>{mixMessages(language).none}</p>;
  const sides = columns.map(({ key, letter, name }, at): Column<SideRow> => ({
    key,
    heading: (
      <>
        {letter} <span className={styles.side}>{name}</span>
      </>
    ),
    align,
    cell: ({ cells }) => cells[at] ?? null,
  }));
  const named: Column<SideRow> = {
    key: 'row',
    heading,
    className: styles.name,
    cell: ({ name }) => name,
  };
  return (
    <DataTable
      caption={caption}
      columns={[named, ...sides]}
      rows={rows}
      rowKey={({ key }) => key}
      density="compact"
    />
  );
}
