import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { formatMonthAlone } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { figureMessages } from '#src/i18n/messages/figures/index-figures.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { LateDetails } from '#src/ui/late-details.tsx';
import { FigureLink } from '#src/workings/figure-link.tsx';
import { ReturnCell } from './figure-cell.tsx';
import styles from './calendar-table.module.css';

type CalendarYear = IndexFigures['calendarYears'][number];

type CalendarTableProps = { fundId: string; years: readonly CalendarYear[]; language: Language };

/** Years that are open to the eye; a longer history follows, closed. */
const yearsShown = 10;

/** Returns of calendar years and their months, newest year first. */
export function CalendarTable({ fundId, years, language }: CalendarTableProps) {
  const m = figureMessages(language);
  const older = years.slice(yearsShown);
  const [newestOfOlder, oldest] = [older[0], older.at(-1)];
  return (
    <div className={styles.calendar}>
      <Years fundId={fundId} years={years.slice(0, yearsShown)} language={language} />
      {newestOfOlder && oldest ? (
        <LateDetails
          className={styles.older}
          summary={
            <summary>{m.olderYears(String(oldest.year), String(newestOfOlder.year))}</summary>
          }
        >
          <Years fundId={fundId} years={older} language={language} />
        </LateDetails>
      ) : null}
    </div>
  );
}

function Years({ fundId, years, language }: CalendarTableProps) {
  const m = figureMessages(language);
  return (
    <DataTable
      caption={m.calendarCaption}
      columns={columnsOf(fundId, language)}
      rows={years}
      rowKey={({ year }) => String(year)}
      density="compact"
    />
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

function columnsOf(fundId: string, language: Language): Column<CalendarYear>[] {
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
    ...months.map((month) => monthColumn(month, language)),
  ];
}
