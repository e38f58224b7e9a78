import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { formatMonth } from '#src/i18n/format-date.ts';
import { formatCount, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { figureMessages } from '#src/i18n/messages/figures/index-figures.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { ReturnCell } from './figure-cell.tsx';
import styles from './rolling-table.module.css';

type Rolling = IndexFigures['rollingReturns'][number];

type RollingTableProps = { rolling: readonly Rolling[]; language: Language };

/** Best, worst and middle of all stretches of so many years. */
export function RollingTable({ rolling, language }: RollingTableProps) {
  const m = figureMessages(language);
  return (
    <div className={styles.table}>
      <DataTable
        caption={m.rollingCaption}
        columns={columnsOf(language)}
        rows={rolling}
        rowKey={({ months }) => String(months)}
        density="compact"
      />
    </div>
  );
}

function columnsOf(language: Language): Column<Rolling>[] {
  const m = figureMessages(language);
  const end = (key: 'best' | 'worst'): Column<Rolling> => ({
    key,
    heading: m[key],
    align: 'end',
    className: styles.end,
    cell: (row) => (
      <>
        <ReturnCell value={row[key].value} language={language} />
        <span className={styles.stretch}>
          {m.until(formatMonth(language, row[key].from), formatMonth(language, row[key].to))}
        </span>
      </>
    ),
  });
  return [
    {
      key: 'months',
      heading: m.stretch,
      className: styles.period,
      cell: ({ months, crossesLaunch }) => (
        <>
          {m.years(months / 12)}
          {crossesLaunch ? <BackTestMark label={backTestMessages(language).includes} /> : null}
        </>
      ),
    },
    {
      key: 'count',
      heading: m.stretches,
      align: 'end',
      className: styles.count,
      cell: ({ count }) => formatCount(language, count),
    },
    end('best'),
    {
      key: 'median',
      heading: m.median,
      align: 'end',
      cell: ({ median }) => <ReturnCell value={median} language={language} />,
    },
    end('worst'),
    {
      key: 'positive',
      heading: m.positive,
      align: 'end',
      cell: ({ positive }) => formatPercent(language, positive, 0),
    },
  ];
}
