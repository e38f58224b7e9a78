import { useMemo } from 'react';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import { isSampled, sampleLevels, type Sampling } from '#src/domain/levels/level-samples.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { linesChartMessages, lineTableNames } from '#src/i18n/messages/indexes/lines-chart.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { LateDetails } from '#src/ui/late-details.tsx';
import { letterOf } from './line-letter.ts';
import type { NamedLine } from './lines-layout.ts';
import styles from '../levels/level-table.module.css';

type LinesTableProps = {
  language: Language;
  title: string;
  lines: readonly Pick<NamedLine, 'name' | 'series'>[];
};

/** As many rows as are still read; beyond them weeks or months stand for their days. */
const mostRows = 130;

const finerSamplings: readonly Sampling[] = ['every-level', 'week-ends'];

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

function Rows({ language, title, lines, sampling }: LinesTableProps & { sampling: Sampling }) {
  const sampled = lines.map(({ series }) => sampleLevels(series, sampling));
  const valuesOf = sampled.map(
    ({ days, values }) => new Map(Array.from(days, (day, i) => [day, values[i] ?? null])),
  );
  const days = new Set(sampled.flatMap((one) => [...one.days]));
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
      cell: (day) => formatNumber(language, valuesOf[i]?.get(day) ?? null),
    })),
  ];
  return (
    <DataTable
      caption={title}
      columns={columns}
      rows={[...days].toSorted((a, b) => b - a)}
      rowKey={String}
      density="compact"
    />
  );
}

type Lines = LinesTableProps['lines'];

/** The finest that has no more rows than are still read. */
function samplingOf(lines: Lines): Sampling {
  return finerSamplings.find((sampling) => hasFewRows(lines, sampling)) ?? 'month-ends';
}

function hasFewRows(lines: Lines, sampling: Sampling): boolean {
  const found = new Set<Day>();
  for (const { days } of lines.map(({ series }) => series)) {
    for (const [at, day] of days.entries()) {
      if (!isSampled(days, at, sampling)) continue;
      found.add(day);
      // Most histories are long: this is told by their beginning.
      if (found.size > mostRows) return false;
    }
  }
  return true;
}
