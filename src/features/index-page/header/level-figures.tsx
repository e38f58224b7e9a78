import { changeOf } from '#src/domain/levels/change-of.ts';
import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
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
import styles from './level-figures.module.css';

type LevelFiguresProps = {
  level: NonNullable<IndexDetails['level']>;
  currency: string | null;
  language: Language;
};

/** The last level, large and light, with its date and change (ID-01). */
export function LevelFigures({ level, currency, language }: LevelFiguresProps) {
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
    </div>
  );
}

type ChangeFigureProps = Pick<LevelFiguresProps, 'level' | 'language'>;

function ChangeFigure({ level, language }: ChangeFigureProps) {
  const { value, previousValue, previousDate } = level;
  if (previousValue === null || previousDate === null) return null;
  const m = indexPageMessages(language);
  const change = value - previousValue;
  const perCent = changeOf(value, previousValue);
  const points = formatChange(language, change, levelDecimals(value));
  return (
    <div>
      <dt className={styles.label}>{m.change}</dt>
      <dd className={styles.change}>
        <Change direction={directionOf(change)}>
          {perCent === null ? points : formatReturn(language, perCent)}
        </Change>
      </dd>
      <dd className={styles.note}>
        {perCent === null ? null : (
          <>
            <Change direction={directionOf(change)}>{points}</Change>
            {' · '}
          </>
        )}
        {m.changeFrom(formatDate(language, previousDate))}
      </dd>
    </div>
  );
}
