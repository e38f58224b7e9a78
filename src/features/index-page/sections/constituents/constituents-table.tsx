import type { ConstituentsAnswer } from '#src/contract/api/index-details.ts';
import { formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { indexFacts } from '#src/i18n/messages/indexes/index-facts.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import styles from './constituents-table.module.css';

type Constituent = ConstituentsAnswer['constituents'][number];

type ConstituentsTableProps = {
  caption: string;
  constituents: readonly Constituent[];
  language: Language;
};

/** Members of an index; a column of which no row knows anything is left out. */
export function ConstituentsTable({ caption, constituents, language }: ConstituentsTableProps) {
  return (
    <div className={styles.table}>
      <DataTable
        caption={caption}
        columns={columnsOf(language).filter(
          ({ key }) => key === 'name' || constituents.some((row) => row[key] !== null),
        )}
        rows={constituents}
        rowKey={(row) => `${row.isin ?? row.ticker ?? ''} ${row.name} ${row.weight ?? ''}`}
        density="compact"
      />
    </div>
  );
}

type ConstituentColumn = Column<Constituent> & { key: keyof Constituent };

function columnsOf(language: Language): ConstituentColumn[] {
  const m = indexPageMessages(language);
  const f = indexFacts(language);
  const text = (key: Exclude<keyof Constituent, 'weight'>, heading: string): ConstituentColumn => ({
    key,
    heading,
    className: styles[key],
    cell: (row) => row[key],
  });
  const code = (key: 'ticker' | 'isin', heading: string): ConstituentColumn => ({
    ...text(key, heading),
    cell: (row) => row[key] && <span className={styles.code}>{row[key]}</span>,
  });
  return [
    text('name', m.constituent),
    code('ticker', f.ticker),
    code('isin', f.isin),
    text('sector', m.sector),
    text('country', m.country),
    {
      key: 'weight',
      heading: m.weight,
      align: 'end',
      className: styles.weight,
      cell: ({ weight }) => formatPercent(language, weight),
    },
  ];
}
