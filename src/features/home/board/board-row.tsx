import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { LevelChange } from '#src/domain/levels/change-of.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { directionOf, formatLevel, formatReturn, noFigure, shownChange } from '#src/i18n/format.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { percentOf } from '#src/charts/percent.ts';
import { pathBox } from '#src/charts/run-paths.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { nameOf, variantBeside } from '../index-name.ts';
import type { BoardLine, BoardMoment } from './board-model.ts';
import styles from './board-row.module.css';

type BoardRowProps = { language: Language; line: BoardLine; day: Day; isMoved: boolean };

/** An index with its figures at the close of a day, and its line. */
export function BoardRow({ language, line, day, isMoved }: BoardRowProps) {
  const { flagship } = line;
  const moment = line.at(day);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <PageLink href={pages.index(flagship.fundId)} className={styles.link}>
          {nameOf(flagship)}
        </PageLink>{' '}
        <span className={styles.quiet}>{variantBeside(flagship, language)}</span>
      </th>
      <td className={styles.level}>
        {formatLevel(language, moment?.level ?? null)}
        {moment && moment.day !== day ? (
          <span className={styles.quiet}>{formatDate(language, isoOfDay(moment.day))}</span>
        ) : null}
      </td>
      <td className={styles.change}>
        <LevelChanged language={language} change={moment?.change ?? null} />
      </td>
      <td className={styles.third}>
        {isMoved ? (
          <LevelChanged language={language} change={moment?.sinceThen ?? null} />
        ) : (
          <OneYear language={language} flagship={flagship} />
        )}
      </td>
      <td className={styles.line} aria-hidden="true">
        <Line line={line} moment={moment} />
      </td>
    </tr>
  );
}

type OneYearProps = { language: Language; flagship: BoardLine['flagship'] };

function OneYear({ language, flagship: { figures, backTested } }: OneYearProps) {
  return (
    <>
      <PerCent language={language} value={figures.return1Y ?? null} />
      {backTested.includes('return1Y') ? (
        <BackTestMark label={backTestMessages(language).includes} />
      ) : null}
    </>
  );
}

function LevelChanged({ language, change }: { language: Language; change: LevelChange | null }) {
  const { text, direction } = shownChange(language, change);
  return <Change direction={direction}>{text}</Change>;
}

function PerCent({ language, value }: { language: Language; value: number | null }) {
  if (value === null) return noFigure;
  return <Change direction={directionOf(value)}>{formatReturn(language, value)}</Change>;
}

function Line({ line: { paths }, moment }: { line: BoardLine; moment: BoardMoment | null }) {
  if (paths === null) return null;
  return (
    <svg className={styles.plot} width="100%" height="100%">
      <svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${pathBox} ${pathBox}`}
        preserveAspectRatio="none"
      >
        <path className={styles.backTested} d={paths.backTested || undefined} />
        <path className={styles.live} d={paths.live || undefined} />
      </svg>
      {moment ? (
        <circle
          className={styles.dot}
          cx={percentOf(moment.place.x)}
          cy={percentOf(moment.place.y)}
          r="3.5"
        />
      ) : null}
    </svg>
  );
}
