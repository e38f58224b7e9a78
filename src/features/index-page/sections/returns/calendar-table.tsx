import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { formatMonthAlone } from '#src/i18n/format-date.ts';
import { formatChange } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { indexFacts } from '#src/i18n/messages/indexes/index-facts.ts';
import { figureMessages } from '#src/i18n/messages/figures/index-figures.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { LateDetails } from '#src/ui/late-details.tsx';
import { FigureLink } from '#src/workings/figure-link.tsx';
import { ReturnCell } from './figure-cell.tsx';
import { returnScale, YearBar, type ReturnScale } from './year-bar.tsx';
import styles from './calendar-table.module.css';

type CalendarYear = IndexFigures['calendarYears'][number];

type CalendarTableProps = {
  fundId: string;
  years: readonly CalendarYear[];
  /** Those of the benchmark that end with them; none where there is none. */
  benchmarkYears: readonly CalendarYear[];
  language: Language;
};

/** Years that are open to the eye; a longer history follows, closed. */
const yearsShown = 10;

/** Returns of calendar years and their months, newest year first, with a bar of each year on one scale. */
export function CalendarTable(props: CalendarTableProps) {
  const { years, benchmarkYears, language } = props;
  const m = figureMessages(language);
  const columns = columnsOf(props, scaleOf(years, benchmarkYears));
  const older = years.slice(yearsShown);
  const [newestOfOlder, oldest] = [older[0], older.at(-1)];
  return (
    <div className={styles.calendar}>
      <Years years={years.slice(0, yearsShown)} columns={columns} language={language} />
      {newestOfOlder && oldest ? (
        <LateDetails
          className={styles.older}
          summary={
            <summary>{m.olderYears(String(oldest.year), String(newestOfOlder.year))}</summary>
          }
        >
          <Years years={older} columns={columns} language={language} />
        </LateDetails>
      ) : null}
    </div>
  );
}

/** Of all years, those that are closed too, and of the benchmark in the same years. */
function scaleOf(years: readonly CalendarYear[], beside: readonly CalendarYear[]): ReturnScale {
  const shown = new Set(years.map(({ year }) => year));
  const all = [...years, ...beside.filter(({ year }) => shown.has(year))];
  return returnScale(all.flatMap(({ value }) => value ?? []));
}

type YearsProps = {
  years: readonly CalendarYear[];
  columns: readonly Column<CalendarYear>[];
  language: Language;
};

function Years({ years, columns, language }: YearsProps) {
  const m = figureMessages(language);
  return (
    <DataTable
      caption={m.calendarCaption}
      columns={columns}
      rows={years}
      rowKey={({ year }) => String(year)}
      density="compact"
    />
  );
}

type BarHeadingProps = { hasBenchmark: boolean; language: Language };

/** What the tick on a bar is; without one there is nothing to tell. */
function BarHeading({ hasBenchmark, language }: BarHeadingProps) {
  if (!hasBenchmark) return <VisuallyHidden>{figureMessages(language).yearBars}</VisuallyHidden>;
  return (
    <>
      <span className={styles.tick} aria-hidden="true" />
      {indexFacts(language).benchmark}
    </>
  );
}

const months = Array.from({ length: 12 }, (_, i) => i + 1);

function monthColumn(month: number, language: Language): Column<CalendarYear> {
  return {
    key: String(month),
    heading: formatMonthAlone(language, `2001-${String(month).padStart(2, '0')}-01`),
    align: 'end',
    cell: (year) => {
      const value = year.months[month - 1] ?? null;
      // A month that has not come has neither a return nor a reason for having none.
      if (value === null && year.missingMonths[month - 1] === null) return null;
      return (
        <ReturnCell
          value={value}
          crossesLaunch={year.monthsCrossingLaunch.includes(month)}
          isOpen={year.openMonth === month}
          language={language}
        />
      );
    },
  };
}

/** The running year is labelled as what it is. */
function YearName({ year, language }: { year: CalendarYear; language: Language }) {
  return (
    <>
      {year.year}
      {year.toDate && year.value !== null ? (
        <span className={styles.ytd}>{` ${figureMessages(language).ytd}`}</span>
      ) : null}
    </>
  );
}

function columnsOf(
  { fundId, benchmarkYears, language }: CalendarTableProps,
  scale: ReturnScale,
): Column<CalendarYear>[] {
  const m = figureMessages(language);
  return [
    {
      key: 'year',
      heading: m.year,
      className: styles.year,
      cell: (year) => <YearName year={year} language={language} />,
    },
    {
      key: 'whole',
      heading: m.wholeYear,
      align: 'end',
      className: styles.whole,
      cell: ({ year, toDate, value, crossesLaunch }) => (
        <span className={styles.wholeYear}>
          <FigureLink fundId={fundId} tag={toDate ? 'returnYTD' : `return${year}`}>
            <ReturnCell value={value} crossesLaunch={crossesLaunch} language={language} />
          </FigureLink>
        </span>
      ),
    },
    {
      key: 'bar',
      heading: <BarHeading hasBenchmark={benchmarkYears.length > 0} language={language} />,
      className: styles.bar,
      cell: ({ year, value }) => {
        const benchmark = benchmarkYears.find((one) => one.year === year)?.value ?? null;
        return (
          <>
            <YearBar scale={scale} value={value} benchmark={benchmark} />
            {benchmark === null ? null : (
              <VisuallyHidden>{formatChange(language, benchmark)}</VisuallyHidden>
            )}
          </>
        );
      },
    },
    ...months.map((month) => monthColumn(month, language)),
  ];
}
