import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { pathBox } from './run-paths.ts';
import { percentOf } from './percent.ts';
import type { SeveralLinesLayout } from './several-lines.ts';
import styles from './several-lines-plot.module.css';

type SeveralLinesPlotProps = {
  language: Language;
  layout: SeveralLinesLayout;
  /** Mark of each line; null where there is only one. */
  letters: ((line: number) => string) | null;
};

/** Grid, lines and their marks. Places are percentages: the plot is right at any width unmeasured. */
export function SeveralLinesPlot({ language, layout, letters }: SeveralLinesPlotProps) {
  return (
    <svg className={styles.plot} width="100%" height="100%" aria-hidden="true">
      {layout.valueTicks.map(({ value, share }) => (
        <line
          key={value}
          className={styles.grid}
          x2="100%"
          y1={percentOf(share)}
          y2={percentOf(share)}
        />
      ))}
      <svg
        className={styles.plot}
        width="100%"
        height="100%"
        viewBox={`0 0 ${pathBox} ${pathBox}`}
        preserveAspectRatio="none"
      >
        {layout.paths.map(({ live, backTested }, i) => (
          <g key={i} data-line={i + 1} className={styles.line}>
            <path
              className={styles.backTested}
              d={backTested || undefined}
              vectorEffect="non-scaling-stroke"
            />
            <path className={styles.live} d={live || undefined} vectorEffect="non-scaling-stroke" />
          </g>
        ))}
      </svg>
      {layout.valueTicks.map(({ value, share, decimals }) => (
        <text key={value} className={styles.value} y={percentOf(share)} dy="-4">
          {formatNumber(language, value, decimals)}
        </text>
      ))}
      {letters
        ? layout.marks.map((share, i) => (
            <text
              key={i}
              data-line={i + 1}
              className={styles.mark}
              x="100%"
              y={percentOf(share)}
              dx="8"
              dy="0.35em"
            >
              {letters(i)}
            </text>
          ))
        : null}
    </svg>
  );
}
