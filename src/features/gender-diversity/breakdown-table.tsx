import type { GenderDiversity } from '#src/contract/api/page-answers.ts';
import { formatCount, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { genderDiversityMessages } from '#src/i18n/messages/site/gender-diversity.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import styles from './breakdown-table.module.css';

type Row = GenderDiversity['sectorBreakdown'][number];

type BreakdownTableProps = {
  language: Language;
  kind: 'sector' | 'country' | 'region';
  rows: readonly Row[];
  /** Weight whose bar fills its room: one for all tables that stand together, or their bars do not compare. */
  heaviest: number;
};

/** Weights by one trait, with a bar for each. */
export function BreakdownTable({ language, kind, rows, heaviest }: BreakdownTableProps) {
  const m = genderDiversityMessages(language);
  return (
    <div className={styles.table}>
      <DataTable
        caption={m[`${kind}Breakdown`]}
        density="compact"
        columns={columnsOf(language, m[kind], heaviest)}
        rows={rows}
        rowKey={({ name }) => name ?? ''}
      />
    </div>
  );
}

function columnsOf(language: Language, heading: string, heaviest: number): Column<Row>[] {
  const m = genderDiversityMessages(language);
  return [
    {
      key: 'name',
      heading,
      className: styles.name,
      cell: ({ name, weight }) => (
        <>
          {name ?? m.unclassified}
          <Bar share={weight / heaviest} />
        </>
      ),
    },
    {
      key: 'count',
      heading: m.constituents,
      align: 'end',
      className: styles.figure,
      cell: ({ numberOfConstituents }) => formatCount(language, numberOfConstituents),
    },
    {
      key: 'weight',
      heading: m.weight,
      align: 'end',
      className: styles.figure,
      cell: ({ weight }) => formatPercent(language, weight),
    },
  ];
}

function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(share * 100, 1)} height="8" />
    </svg>
  );
}
