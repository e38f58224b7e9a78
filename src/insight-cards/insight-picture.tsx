import type { InsightPicture as Picture } from '#src/contract/api/insights.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { shownChange } from '#src/i18n/format.ts';
import { insightCardMessages } from '#src/i18n/messages/articles/insight-card.ts';
import { Change } from '#src/ui/tables/change.tsx';
import styles from './insight-picture.module.css';

type InsightPictureProps = { language: Language; picture: Picture };

const width = 160;
const height = 100;

/** A small line chart of the article, with a caption above it. */
export function InsightPicture({ language, picture }: InsightPictureProps) {
  const { portfolioName, from, to, launchDate, line, level } = picture;
  const m = insightCardMessages(language);
  const change = shownChange(language, {
    value: picture.change,
    unit: picture.changeUnit,
    level,
  });
  const span = m.span(formatDate(language, from), formatDate(language, to));
  return (
    <div className={styles.picture}>
      <p className={styles.label}>
        <span className={styles.name}>{portfolioName}</span>{' '}
        <strong className={styles.change}>
          <Change direction={change.direction}>{change.text}</Change>
        </strong>{' '}
        <span className={styles.span}>
          {launchDate !== null && from < launchDate ? m.backTested(span) : span}
        </span>
      </p>
      <svg className={styles.plot} width="100%" height="100%" aria-hidden="true">
        <svg
          x="0"
          y="5%"
          width="97%"
          height="90%"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          overflow="visible"
        >
          <path className={styles.line} d={pathOf(line)} vectorEffect="non-scaling-stroke" />
        </svg>
        <circle
          className={styles.drop}
          cx="97%"
          cy={`${(95 - 0.9 * (line.at(-1) ?? 0)).toFixed(1)}%`}
          r="4"
        />
      </svg>
    </div>
  );
}

function pathOf(line: readonly number[]): string {
  const step = width / (line.length - 1);
  return line
    .map((value, i) => `${i ? 'L' : 'M'}${(i * step).toFixed(1)},${height - value}`)
    .join('');
}
