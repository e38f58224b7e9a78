import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { directionOf, formatLevel, formatReturn, noFigure } from '#src/i18n/format.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { saysVariant } from '#src/i18n/says-variant.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import { percentOf } from '#src/charts/percent.ts';
import { pathBox } from '#src/charts/run-paths.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
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
        <Variant language={language} flagship={flagship} />
      </th>
      <td className={styles.level}>
        {formatLevel(language, moment?.level ?? null)}
        {moment && moment.day !== day ? (
          <span className={styles.quiet}>{formatDate(language, isoOfDay(moment.day))}</span>
        ) : null}
      </td>
      <td className={styles.change}>
        <PerCent language={language} value={moment?.change ?? null} />
      </td>
      <td className={styles.third}>
        {isMoved ? (
          <PerCent language={language} value={moment?.sinceThen ?? null} />
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

type FlagshipProps = { language: Language; flagship: BoardLine['flagship'] };

/** Beside a name that does not say it, in whatever words. */
function Variant({ language, flagship }: FlagshipProps) {
  const variant = shortVariantName(flagship, language);
  if (saysVariant(nameOf(flagship), variant, language)) return null;
  return <span className={styles.quiet}>{variant}</span>;
}

function OneYear({ language, flagship: { figures, backTested } }: FlagshipProps) {
  return (
    <>
      <PerCent language={language} value={figures.return1Y ?? null} />
      {backTested.includes('return1Y') ? (
        <BackTestMark label={backTestMessages(language).includes} />
      ) : null}
    </>
  );
}

/** The variant stands beside it: the name without the words at its end that repeat it. */
function nameOf({ portfolioName, returnType, currency, hedgedTo }: BoardLine['flagship']): string {
  const ofVariant = new Set([returnType, currency, hedgedTo, hedgedTo && 'Hedged']);
  const words = portfolioName.split(' ');
  while (words.length > 1 && ofVariant.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
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
