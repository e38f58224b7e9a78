import type { GenderDiversity } from '#src/contract/api/page-answers.ts';
import { formatPercent, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { genderDiversityMessages } from '#src/i18n/messages/site/gender-diversity.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { GroupMark } from './group-mark.tsx';
import styles from './top-constituents.module.css';

type Constituent = GenderDiversity['topConstituents'][number];

type TopConstituentsProps = { language: Language; constituents: readonly Constituent[] };

/** The heaviest members with region and group. */
export function TopConstituents({ language, constituents }: TopConstituentsProps) {
  const m = genderDiversityMessages(language);
  const together = constituents.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  return (
    <div className={styles.table}>
      <DataTable
        caption={m.topConstituents}
        showCaption
        density="close"
        columns={columnsOf(language)}
        rows={constituents}
        rowKey={({ ticker, name }) => `${ticker} ${name}`}
      />
      <p className={styles.note}>
        {m.topTotal(formatPercent(language, together))} {m.groupNote}
      </p>
    </div>
  );
}

function columnsOf(language: Language): Column<Constituent>[] {
  const m = genderDiversityMessages(language);
  return [
    {
      key: 'ticker',
      heading: m.ticker,
      className: styles.ticker,
      cell: ({ ticker, name }) => (
        <>
          <span className={styles.code}>{ticker ?? noFigure}</span>
          <span className={styles.quiet}>{name}</span>
        </>
      ),
    },
    {
      key: 'weight',
      heading: m.weight,
      align: 'end',
      className: styles.weight,
      cell: ({ weight }) => formatPercent(language, weight),
    },
    { key: 'region', heading: m.region, cell: ({ regionName }) => regionName ?? noFigure },
    {
      key: 'group',
      heading: m.group,
      className: styles.group,
      cell: ({ group }) => <GroupMark language={language} group={group} />,
    },
  ];
}
