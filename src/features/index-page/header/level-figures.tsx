import type { IndexDetails } from '#src/contract/api/index-details.ts';
import type { IndexFigures } from '#src/contract/api/index-figures.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import {
  directionOf,
  formatChange,
  formatLevel,
  formatReturn,
  levelDecimals,
} from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { Change } from '#src/ui/tables/change.tsx';
import { FormulaLink } from '../parts/formula-link.tsx';
import styles from './level-figures.module.css';

type LevelFiguresProps = {
  level: NonNullable<IndexDetails['level']>;
  currency: string | null;
  range: IndexFigures['range52Weeks'];
  language: Language;
};

/** The last level, large and light, with its date and change; the range of the year beside it (ID-01). */
export function LevelFigures({ level, currency, range, language }: LevelFiguresProps) {
  const m = indexPageMessages(language);
  return (
    <div className={styles.figures}>
      <dl className={styles.main}>
        <div>
          <dt className={styles.label}>{m.closingLevel}</dt>
          <dd className={styles.level}>{formatLevel(language, level.value)}</dd>
          <dd className={styles.note}>
            {[m.asOf(formatDate(language, level.date)), currency].filter(Boolean).join(' · ')}
          </dd>
        </div>
        <ChangeFigure level={level} language={language} />
      </dl>
      {range ? (
        <dl className={styles.ranges}>
          {(['high', 'low'] as const).map((end) => (
            <div key={end} className={styles.range}>
              <dt className={styles.label}>
                <FormulaLink anchor="fifty-two-week-range">
                  {rangeName(end, range, language)}
                </FormulaLink>
              </dt>
              <dd className={styles.rangeLevel}>{formatLevel(language, range[end].value)}</dd>
              <dd className={styles.note}>{formatDate(language, range[end].date)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

/** A history of less than a year has no 52 weeks: it says since when it counts. */
function rangeName(
  end: 'high' | 'low',
  { since }: NonNullable<LevelFiguresProps['range']>,
  language: Language,
): string {
  const m = indexPageMessages(language);
  if (since === null) return end === 'high' ? m.high52 : m.low52;
  return (end === 'high' ? m.highSince : m.lowSince)(formatDate(language, since));
}

type ChangeFigureProps = Pick<LevelFiguresProps, 'level' | 'language'>;

function ChangeFigure({ level, language }: ChangeFigureProps) {
  const { value, previousValue, previousDate } = level;
  if (previousValue === null || previousDate === null) return null;
  const m = indexPageMessages(language);
  const change = value - previousValue;
  const perCent = (change / previousValue) * 100;
  return (
    <div>
      <dt className={styles.label}>{m.change}</dt>
      <dd className={styles.change}>
        <Change direction={directionOf(perCent)}>{formatReturn(language, perCent)}</Change>
      </dd>
      <dd className={styles.note}>
        <Change direction={directionOf(perCent)}>
          {formatChange(language, change, levelDecimals(value))}
        </Change>
        {` · ${m.changeFrom(formatDate(language, previousDate))}`}
      </dd>
    </div>
  );
}
