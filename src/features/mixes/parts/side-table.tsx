import type { ReactNode } from 'react';
import { shortNames } from '#src/charts/lines/short-names.ts';
import type { Language } from '#src/domain/language.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { WholeName } from '#src/ui/whole-name.tsx';
import { RowLetter } from './cells.tsx';
import { LettersKey, type Lettered } from './letters-key.tsx';
import styles from './side-table.module.css';

export type SideRow = { key: string; name: ReactNode; cells: readonly ReactNode[] };

type SideTableProps = {
  caption: string;
  /** What its rows are. */
  heading: string;
  columns: readonly Lettered[];
  rows: readonly SideRow[];
  holds?: 'figures' | 'texts';
  /** Names of rows are as short as a date: on a phone they stand beside their figures. */
  hasShortNames?: boolean;
  language: Language;
};

/** Of more columns the names would be broken: their letters head them on wide screens too. */
const mostNamed = 6;

/** So many columns fit on a phone beside the names of their rows. */
const mostBesideNames = 2;

/** What several things are or hold, side by side: a column each. */
export function SideTable(props: SideTableProps) {
  const { caption, heading, columns, rows, holds = 'figures', language } = props;
  if (rows.length === 0) return <p>{mixMessages(language).none}</p>;
  const isOfTexts = holds === 'texts';
  const hasLetters = !isOfTexts && columns.length > mostBesideNames;
  const isMany = columns.length > mostNamed;
  const names = shortNames(columns.map(({ name }) => name));
  const sides = columns.map(({ key, letter, name }, at): Column<SideRow> => ({
    key,
    heading: sideName({ letter, name: names[at] || name }),
    align: isOfTexts ? 'start' : 'end',
    cell: ({ cells }) => cells[at] ?? null,
  }));
  const named: Column<SideRow> = {
    key: 'row',
    heading,
    className: styles.name,
    cell: inOneElement,
  };
  return (
    <div
      className={isOfTexts ? styles.texts : lookOfFigures(hasLetters, props.hasShortNames)}
      data-many={isMany || undefined}
    >
      {isMany ? <LettersKey rows={columns} language={language} /> : null}
      <DataTable
        caption={caption}
        columns={[named, ...sides]}
        rows={rows}
        rowKey={({ key }) => key}
        density="compact"
      />
    </div>
  );
}

function lookOfFigures(hasLetters: boolean, hasShortNames = false): string | undefined {
  if (!hasLetters) return undefined;
  return hasShortNames ? styles.letters : styles.lettersBelow;
}

/** On a phone it stays in place while its figures move. */
const inOneElement = ({ name }: SideRow) => <span className={styles.row}>{name}</span>;

/** Words that all names have would make a head of three lines. */
const sideName = ({ letter, name }: Pick<Lettered, 'letter' | 'name'>) => (
  <>
    <RowLetter letter={letter} />{' '}
    <span className={styles.side}>
      <WholeName name={name} />
    </span>
  </>
);
