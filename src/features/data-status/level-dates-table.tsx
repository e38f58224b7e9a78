import type { LevelDates } from '#src/contract/api/endpoints/level-date-endpoints.ts';
import { formatDate, formatMoment } from '#src/i18n/format-date.ts';
import { formatCount, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { dataStatusMessages } from '#src/i18n/messages/data/data-status.ts';
import { filterValueLabels } from '#src/i18n/messages/indexes/index-labels.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { useByClock } from '#src/ui/use-by-clock.ts';
import { api, pages } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';
import styles from './data-status.module.css';

type LevelDate = LevelDates['levelDates'][number];

/** Whether it is known when any level is due. */
export function hasCalendar({ levelDates }: LevelDates): boolean {
  return levelDates.some(({ nextDue }) => nextDue !== null);
}

/** Most indexes that are named, below their row. */
const fewIndexes = 5;

export function LevelDatesTable({ language, dates }: { language: Language; dates: LevelDates }) {
  const { levelDates, totalLevelDates } = dates;
  const m = dataStatusMessages(language);
  if (totalLevelDates === 0) return <p>{m.noLevels}</p>;
  return (
    <div className={styles.levels}>
      <DataTable
        caption={m.levelsCaption}
        columns={columnsOf(language).filter(({ key }) => hasCalendar(dates) || !ofNext.has(key))}
        rows={levelDates}
        rowKey={({ frequency, lastDate, nextDue }) => [frequency, lastDate, nextDue?.by].join(' ')}
        detail={namesOf}
        density="close"
      />
      {levelDates.length < totalLevelDates ? (
        <p className={styles.all}>
          <a href={callAddress(api.levelDates, { size: 200 })}>
            {m.allLevels(formatCount(language, totalLevelDates))}
          </a>
        </p>
      ) : null}
    </div>
  );
}

const namesOf = ({ numberOfIndexes, indexes }: LevelDate) =>
  numberOfIndexes > fewIndexes ? null : <Named indexes={indexes} />;

/** Columns that need the provider's calendar. */
const ofNext: ReadonlySet<string> = new Set(['nextDate', 'nextDue']);

function columnsOf(language: Language): Column<LevelDate>[] {
  const m = dataStatusMessages(language);
  return [
    {
      key: 'frequency',
      heading: m.frequency,
      className: styles.frequency,
      cell: ({ frequency }) => filterValueLabels(language)[frequency],
    },
    {
      key: 'lastDate',
      heading: m.lastLevel,
      className: styles.last,
      cell: ({ lastDate, nextDue, lateFrom }) => (
        <>
          <span className={styles.day}>{formatDate(language, lastDate)}</span>
          {nextDue === null && lateFrom !== null ? (
            <Late from={lateFrom} language={language} />
          ) : null}
        </>
      ),
    },
    {
      key: 'nextDate',
      heading: m.nextLevel,
      className: styles.next,
      cell: ({ nextDue }) => (
        <span className={styles.day}>
          {nextDue === null ? noFigure : formatDate(language, nextDue.date)}
        </span>
      ),
    },
    {
      key: 'nextDue',
      heading: m.due,
      className: styles.due,
      cell: ({ nextDue }) =>
        nextDue === null ? noFigure : <DueBy by={nextDue.by} language={language} />,
    },
    {
      key: 'indexes',
      heading: m.indexes,
      align: 'end',
      cell: ({ numberOfIndexes }) => formatCount(language, numberOfIndexes),
    },
  ];
}

function DueBy({ by, language }: { by: string; language: Language }) {
  return (
    <span className={styles.dueBy}>
      {formatMoment(language, by)}
      <Late from={by} language={language} />
    </span>
  );
}

function Late({ from, language }: { from: string; language: Language }) {
  const isLate = useByClock(() => Date.now() > Date.parse(from));
  return isLate ? (
    <strong className={styles.late}>{dataStatusMessages(language).late}</strong>
  ) : null;
}

/** The indexes of a row that has few: in the whole width of the table, where they take a line or two. */
function Named({ indexes }: Pick<LevelDate, 'indexes'>) {
  return (
    <ul role="list" className={styles.named}>
      {indexes.map(({ fundId, portfolioName }) => (
        <li key={fundId}>
          <PageLink href={pages.index(fundId)}>{portfolioName}</PageLink>
        </li>
      ))}
    </ul>
  );
}
