import type { ReactNode } from 'react';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { directionOf, formatNumber, formatReturn } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { comparisonMessages } from '#src/i18n/messages/comparison.ts';
import { Change } from '#src/ui/change.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { valueOn, type ComparedLine, type ComparisonLayout } from './comparison-layout.ts';
import { seriesClasses } from './comparison-plot.tsx';
import styles from './comparison-chart.module.css';

export type ComparedName = {
  name: string;
  /** Return type, currency and hedging, short. */
  variant: string;
  /** The name as it stands in the legend, with its link. */
  link: ReactNode;
};

type LegendRow = { line: ComparedLine; at: number; name: ComparedName | undefined };

type ComparisonLegendProps = {
  layout: ComparisonLayout;
  names: readonly ComparedName[];
  /** The day that is read. */
  day: Day;
  language: Language;
};

/** Which line is which, with its value on the day that is read and the change up to it. */
export function ComparisonLegend({ layout, names, day, language }: ComparisonLegendProps) {
  const m = comparisonMessages(language);
  const base = formatDate(language, isoOfDay(layout.base));
  return (
    <DataTable
      caption={m.caption(base)}
      columns={columnsOf(day, language)}
      rows={layout.lines.map((line, at) => ({ line, at, name: names[at] }))}
      rowKey={({ line }) => line.key}
      density="compact"
    />
  );
}

function columnsOf(day: Day, language: Language): Column<LegendRow>[] {
  const m = comparisonMessages(language);
  return [
    {
      key: 'index',
      heading: m.index,
      className: styles.index,
      cell: ({ at, name }) => (
        <>
          <svg
            className={`${styles.swatch} ${seriesClasses[at]}`}
            viewBox="0 0 20 8"
            aria-hidden="true"
          >
            <rect width="20" height="3" y="3" />
          </svg>
          {name?.link}
        </>
      ),
    },
    { key: 'variant', heading: m.variant, cell: ({ name }) => name?.variant },
    {
      key: 'value',
      heading: m.on(formatDate(language, isoOfDay(day))),
      align: 'end',
      cell: ({ line }) => formatNumber(language, valueOn(line, day)),
    },
    {
      key: 'change',
      heading: m.change,
      align: 'end',
      cell: ({ line }) => {
        const value = valueOn(line, day);
        const change = value === null ? null : value - 100;
        return <Change direction={directionOf(change)}>{formatReturn(language, change)}</Change>;
      },
    },
  ];
}
