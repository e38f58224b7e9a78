import { useMemo } from 'react';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import { periodOf, sampleLevels, type Sampling } from '#src/domain/levels/level-samples.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { linesChartMessages, lineTableNames } from '#src/i18n/messages/charts/lines-chart.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { LateDetails } from '#src/ui/late-details.tsx';
import { letterOf } from './line-letter.ts';
import { lineValueText, type LineValues } from './line-value.ts';
import type { NamedLine } from './lines-layout.ts';
import styles from '../levels/level-table.module.css';

type LinesTableProps = {
  language: Language;
  title: string;
  lines: readonly Pick<NamedLine, 'name' | 'series'>[];
  values: LineValues;
};

/**
 * The most rows, and the most values, of a table that is still readable; beyond them it has a row for each week, month,
 * quarter or year.
 */
const most = { rows: 150, values: 600 };

const finerSamplings = ['every-level', 'week-ends', 'month-ends', 'quarter-ends'] as const;

/** The values of the lines as a table, newest first; it opens without scripts. */
export function LinesTable(props: LinesTableProps) {
  const { language, lines } = props;
  const sampling = useMemo(() => samplingOf(lines), [lines]);
  return (
    <LateDetails
      className={styles.details}
      isPrinted={false}
      summary={<summary className={styles.summary}>{lineTableNames(language)[sampling]}</summary>}
    >
      <Rows {...props} sampling={sampling} />
    </LateDetails>
  );
}

type Row = { day: Day; values: readonly ({ day: Day; value: number } | null)[] };

function Rows({
  language,
  title,
  lines,
  values,
  sampling,
}: LinesTableProps & { sampling: Sampling }) {
  return (
    <DataTable
      caption={title}
      columns={columnsOf(language, lines, values)}
      rows={rowsOf(lines, sampling)}
      rowKey={({ day }) => String(day)}
      density="compact"
    />
  );
}

function columnsOf(language: Language, lines: Lines, kind: LineValues): Column<Row>[] {
  return [
    {
      key: 'date',
      heading: linesChartMessages(language).date,
      cell: ({ day }) => formatDate(language, isoOfDay(day)),
    },
    ...lines.map(({ name }, i): Column<Row> => ({
      key: name,
      heading: lines.length === 1 ? name : `${letterOf(i)} ${name}`,
      align: 'end',
      cell: (row) => (
        <Value language={language} kind={kind} found={row.values[i] ?? null} day={row.day} />
      ),
    })),
  ];
}

type ValueProps = {
  language: Language;
  kind: LineValues;
  found: Row['values'][number];
  day: Day;
};

/** A value, with its day where that is not the row's. */
function Value({ language, kind, found, day }: ValueProps) {
  const value = lineValueText(language, kind, found?.value ?? null);
  if (found === null || found.day === day) return value;
  const own = formatDate(language, isoOfDay(found.day));
  return (
    <>
      <small>{linesChartMessages(language).on(own)}</small> {value}
    </>
  );
}

/**
 * Rows newest first. A period has one row, whichever of its days the lines end on. The common first day is
 * a row of its own.
 */
function rowsOf(lines: Lines, sampling: Sampling): Row[] {
  const sampled = lines.map(({ series }) => sampleLevels(series, sampling));
  const first = Math.min(...sampled.map(({ days }) => days[0] ?? Infinity));
  const rows = new Map<number, { day: Day; values: (Row['values'][number] | undefined)[] }>();
  for (const [i, { days, values }] of sampled.entries()) {
    for (const [at, day] of days.entries()) {
      const key = day === first ? -1 : periodOf(day, sampling);
      const row = rows.get(key) ?? { day, values: [] };
      row.day = Math.max(row.day, day);
      row.values[i] = { day, value: values[at]! };
      rows.set(key, row);
    }
  }
  return Array.from(rows.values(), ({ day, values }) => ({
    day,
    values: lines.map((_, i) => values[i] ?? null),
  })).toSorted((a, b) => b.day - a.day);
}

type Lines = LinesTableProps['lines'];

/** The finest sampling with no more rows than the limit. */
function samplingOf(lines: Lines): Sampling {
  return finerSamplings.find((sampling) => hasFewRows(lines, sampling)) ?? 'year-ends';
}

function hasFewRows(lines: Lines, sampling: Sampling): boolean {
  const mostRows = Math.min(most.rows, most.values / lines.length);
  const found = new Set<number>();
  for (const { days } of lines.map(({ series }) => series)) {
    for (const day of days) {
      found.add(periodOf(day, sampling));
      // Most histories are long, so the count usually ends early.
      if (found.size > mostRows) return false;
    }
  }
  return true;
}
