import type { ReactNode } from 'react';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { formatMonth } from '#src/i18n/format-date.ts';
import { formatCount, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { rollingTag, type RollingPart } from '#src/domain/figures/rolling-tag.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { figureMessages } from '#src/i18n/messages/figures/index-figures.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { FigureLink } from '#src/workings/figure-link.tsx';
import { ReturnCell } from './figure-cell.tsx';
import styles from './rolling-table.module.css';

type Rolling = IndexFigures['rollingReturns'][number];

type RollingTableProps = { fundId: string; rolling: readonly Rolling[]; language: Language };

/** Best, worst and middle of all stretches of so many years. */
export function RollingTable({ fundId, rolling, language }: RollingTableProps) {
  const m = figureMessages(language);
  return (
    <div className={styles.table}>
      <DataTable
        caption={m.rollingCaption}
        columns={columnsOf(fundId, language)}
        rows={rolling}
        rowKey={({ months }) => String(months)}
        density="compact"
      />
    </div>
  );
}

function columnsOf(fundId: string, language: Language): Column<Rolling>[] {
  const m = figureMessages(language);
  const asked = (part: RollingPart, { months }: Rolling, figure: ReactNode) => (
    <FigureLink fundId={fundId} tag={rollingTag(part, months)}>
      {figure}
    </FigureLink>
  );
  const end = (key: 'best' | 'worst'): Column<Rolling> => ({
    key,
    heading: m[key],
    align: 'end',
    className: styles.end,
    cell: (row) => (
      <>
        {asked(key, row, <ReturnCell value={row[key].value} language={language} />)}
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
      cell: (row) => asked('median', row, <ReturnCell value={row.median} language={language} />),
    },
    end('worst'),
    {
      key: 'positive',
      heading: m.positive,
      align: 'end',
      cell: (row) => asked('positive', row, formatPercent(language, row.positive, 0)),
    },
  ];
}
