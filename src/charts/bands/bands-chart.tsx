import { useId, useMemo } from 'react';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Language } from '#src/domain/language.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { percentOf } from '../percent.ts';
import { TimeAxis } from '../axes/time-axis.tsx';
import { layoutBands } from './bands-layout.ts';
import styles from './bands-chart.module.css';

export type Band = {
  letter: string;
  name: string;
  /** The number of its line on the page, from 1, which selects its colour. */
  line: number;
  /** Values in per cent of the whole. */
  series: Levels;
};

/** Per cent of the whole, counted from the bottom. */
const scale = [0, 50, 100] as const;

type BandsChartProps = { language: Language; title: string; bands: readonly Band[] };

/** A stacked area chart of shares over time. A table beside it has the numbers. */
export function BandsChart({ language, title, bands }: BandsChartProps) {
  const titleId = useId();
  const layout = useMemo(() => layoutBands(bands.map(({ series }) => series)), [bands]);
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      <ul role="list" className={styles.legend}>
        {bands.map(({ letter, name, line }) => (
          <li key={letter} className={styles.entry}>
            <span className={styles.letter} data-line={line}>
              {letter}
            </span>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.plot} aria-hidden="true">
        <svg className={styles.bands} viewBox="0 0 100 100" preserveAspectRatio="none">
          {bands.map(({ letter, line }, i) => (
            <polygon
              key={letter}
              className={styles.band}
              data-line={line}
              points={layout.bands[i]?.area}
            />
          ))}
        </svg>
        <svg className={styles.marks} width="100%" height="100%">
          {scale.map((percent) => (
            <text
              key={percent}
              className={styles.scale}
              x="0"
              y={`${100 - percent}%`}
              dx="-8"
              dy="0.35em"
            >
              {formatPercent(language, percent, 0)}
            </text>
          ))}
          {bands.map(({ letter }, i) => (
            <text
              key={letter}
              className={styles.mark}
              x="100%"
              y={percentOf(layout.bands[i]?.middle ?? 0)}
              dx="8"
              dy="0.35em"
            >
              {letter}
            </text>
          ))}
        </svg>
      </div>
      <div className={styles.axis}>
        <TimeAxis layout={layout} language={language} />
      </div>
    </figure>
  );
}
