import type { Insight } from '#src/contract/api/insights.ts';
import styles from './insight-picture.module.css';

type InsightPictureProps = { picture: Insight['picture'] };

const width = 160;
const height = 100;

/**
 * The levels of an article's indexes over five years, drawn small: no stock photograph. It says nothing that
 * the text does not, so that it is hidden from those who hear the page.
 */
export function InsightPicture({ picture }: InsightPictureProps) {
  const lines = picture?.lines ?? [];
  const [first] = lines;
  return (
    <svg className={styles.picture} width="100%" height="100%" aria-hidden="true">
      <svg
        x="8%"
        y="14%"
        width="84%"
        height="72%"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        {first ? <path className={styles.area} d={areaOf(first)} /> : null}
        {lines.map((line, i) => (
          <path
            key={i}
            className={styles.line}
            data-line={i + 1}
            d={pathOf(line)}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <line className={styles.plumbLine} x1="92%" x2="92%" y2="100%" />
      {first ? (
        <circle className={styles.drop} cx="92%" cy={`${86 - 0.72 * (first.at(-1) ?? 0)}%`} r="4" />
      ) : null}
    </svg>
  );
}

function pathOf(line: readonly number[]): string {
  const step = width / (line.length - 1);
  return line
    .map((value, i) => `${i ? 'L' : 'M'}${(i * step).toFixed(1)},${height - value}`)
    .join('');
}

function areaOf(line: readonly number[]): string {
  return `${pathOf(line)}V${height * 1.2}H0Z`;
}
