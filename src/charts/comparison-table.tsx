import { isoOfDay, type Day } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { chartMessages } from '#src/i18n/messages/charts.ts';
import { comparisonMessages } from '#src/i18n/messages/comparison.ts';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { valueOn, type ComparisonLayout } from './comparison-layout.ts';
import type { ComparedName } from './comparison-legend.tsx';
import { dayAt } from './level-series.ts';
import { tablePositions } from './table-rows.ts';
import styles from './comparison-chart.module.css';

type ComparisonTableProps = {
  layout: ComparisonLayout;
  names: readonly ComparedName[];
  language: Language;
};

const mostRows = 240;

/** The lines at month-ends, newest first; closed until it is asked for. */
export function ComparisonTable({ layout, names, language }: ComparisonTableProps) {
  const m = comparisonMessages(language);
  const [index] = layout.lines;
  if (!index) return null;
  const { rebased } = index;
  const stretch = { from: 0, to: rebased.days.length - 1 };
  const days = tablePositions(rebased, stretch, 'month-ends').map((at) => dayAt(rebased, at));
  const shown = days.slice(0, mostRows);
  const date = (day: Day) => formatDate(language, isoOfDay(day));
  return (
    <details className={styles.details}>
      <summary>{m.asTable}</summary>
      <DataTable
        caption={m.tableCaption(date(shown.at(-1) ?? layout.base), date(layout.last))}
        columns={[
          { key: 'date', heading: chartMessages(language).date, cell: date },
          ...layout.lines.map((line, i): Column<Day> => ({
            key: line.key,
            heading: names[i]?.name ?? line.key,
            align: 'end',
            cell: (day) => formatNumber(language, valueOn(line, day)),
          })),
        ]}
        rows={shown}
        rowKey={String}
        density="compact"
      />
    </details>
  );
}
