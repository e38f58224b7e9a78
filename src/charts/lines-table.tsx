import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/level-columns.ts';
import { sampleLevels, type Sampling } from '#src/domain/level-samples.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { linesChartMessages, lineTableNames } from '#src/i18n/messages/lines-chart.ts';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { letterOf } from './line-letter.ts';
import type { NamedLine } from './lines-chart.tsx';
import styles from './level-table.module.css';

type LinesTableProps = {
  language: Language;
  title: string;
  lines: readonly Pick<NamedLine, 'name' | 'series'>[];
};

/** As many rows as are still read; beyond them weeks or months stand for their days. */
const mostRows = 130;

const finerSamplings: readonly Sampling[] = ['every-level', 'week-ends'];

/** The values of the lines as a table, newest first; it opens without scripts. */
export function LinesTable({ language, title, lines }: LinesTableProps) {
  const { sampling, days, valueOn } = rowsOf(lines);
  const columns: Column<Day>[] = [
    {
      key: 'date',
      heading: linesChartMessages(language).date,
      cell: (day) => formatDate(language, isoOfDay(day)),
    },
    ...lines.map(({ name }, i): Column<Day> => ({
      key: name,
      heading: lines.length === 1 ? name : `${letterOf(i)} ${name}`,
      align: 'end',
      cell: (day) => formatNumber(language, valueOn(i, day)),
    })),
  ];
  return (
    <details className={styles.details} data-print="no">
      <summary className={styles.summary}>{lineTableNames(language)[sampling]}</summary>
      <DataTable caption={title} columns={columns} rows={days} rowKey={String} density="compact" />
    </details>
  );
}

type Lines = LinesTableProps['lines'];

function rowsOf(lines: Lines) {
  const sampledBy = (sampling: Sampling) =>
    lines.map(({ series }) => sampleLevels(series, sampling));
  for (const sampling of finerSamplings) {
    const sampled = sampledBy(sampling);
    // One line with too many tells, before the rows of all are put together.
    if (sampled.some(({ days }) => days.length > mostRows)) continue;
    const rows = rowsOfSampled(sampled, sampling);
    if (rows.days.length <= mostRows) return rows;
  }
  return rowsOfSampled(sampledBy('month-ends'), 'month-ends');
}

function rowsOfSampled(sampled: readonly Levels[], sampling: Sampling) {
  const values = sampled.map(
    ({ days, values: all }) => new Map(Array.from(days, (day, i) => [day, all[i] ?? null])),
  );
  const days = new Set(sampled.flatMap((one) => [...one.days]));
  return {
    sampling,
    days: [...days].toSorted((a, b) => b - a),
    valueOn: (i: number, day: Day) => values[i]?.get(day) ?? null,
  };
}
