import { changeOf } from '#src/domain/levels/change-of.ts';
import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatLevel, shownChange } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { Change } from '#src/ui/tables/change.tsx';
import { FigureLink } from '#src/workings/figure-link.tsx';
import { levelTag } from '#src/domain/working/level-tag.ts';
import styles from './level-figures.module.css';

type LevelFiguresProps = Pick<IndexDetails, 'fundId' | 'currency' | 'hasReturns'> & {
  level: NonNullable<IndexDetails['level']>;
  language: Language;
};

/** The last level, large and light, with its date and change (ID-01). */
export function LevelFigures(props: LevelFiguresProps) {
  const { fundId, level, currency, hasReturns, language } = props;
  const m = indexPageMessages(language);
  return (
    <div className={styles.figures}>
      <dl className={styles.main}>
        <div>
          <dt className={styles.label}>{m.closingLevel}</dt>
          <dd className={styles.level}>
            <FigureLink fundId={fundId} tag={levelTag}>
              {formatLevel(language, level.value)}
            </FigureLink>
          </dd>
          <dd className={styles.note}>
            {[m.asOf(formatDate(language, level.date)), currency].filter(Boolean).join(' · ')}
          </dd>
        </div>
        <ChangeFigure level={level} hasReturns={hasReturns} language={language} />
      </dl>
    </div>
  );
}

type ChangeFigureProps = Omit<LevelFiguresProps, 'fundId' | 'currency'>;

function ChangeFigure({ level, hasReturns, language }: ChangeFigureProps) {
  const { value, previousValue, previousDate } = level;
  if (previousValue === null || previousDate === null) return null;
  const m = indexPageMessages(language);
  const change = shownChange(language, changeOf(value, previousValue, hasReturns));
  const points = shownChange(language, changeOf(value, previousValue, false));
  return (
    <div>
      <dt className={styles.label}>{m.change}</dt>
      <dd className={styles.change}>
        <Change direction={change.direction}>{change.text}</Change>
      </dd>
      <dd className={styles.note}>
        {hasReturns ? (
          <>
            <Change direction={points.direction}>{points.text}</Change>
            {' · '}
          </>
        ) : null}
        {m.changeFrom(formatDate(language, previousDate))}
      </dd>
    </div>
  );
}
