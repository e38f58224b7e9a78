import { memo } from 'react';
import { widthOf } from '../letter-width.ts';
import type { Language } from '#src/domain/language.ts';
import type { LinesLayout } from '../lines/lines-layout.ts';
import { percentOf } from '../percent.ts';
import { timeLabel } from './time-label.ts';
import styles from './axes.module.css';

type TimeAxisProps = { layout: Pick<LinesLayout, 'timeTicks'>; language: Language };

/** A label so near to the left edge begins at its tick; the others have theirs in their middle. */
const atEdge = 0.04;

/** The narrowest plots with these ticks and the size of their letters, in pixels. */
const narrowest = { narrow: 240, wide: 560 };
const letter = 13;

/** The labels of the ticks; the first is left out where it would reach the next. */
function labelled(
  language: Language,
  ticks: LinesLayout['timeTicks']['wide'],
  width: 'narrow' | 'wide',
) {
  return ticks.map((tick, i) => {
    const next = ticks[i + 1];
    const label = timeLabel(language, tick);
    if (tick.share >= atEdge || next === undefined) return { ...tick, label };
    const needed = letter * (widthOf(`${label} `) + widthOf(timeLabel(language, next)) / 2);
    return { ...tick, label: needed > (next.share - tick.share) * narrowest[width] ? '' : label };
  });
}

export const TimeAxis = memo(function TimeAxis({ layout, language }: TimeAxisProps) {
  return (
    <svg className={styles.timeAxis} width="100%" height="28" aria-hidden="true">
      {(['narrow', 'wide'] as const).map((width) => (
        <g key={width} className={styles[width]}>
          {labelled(language, layout.timeTicks[width], width).map(({ day, share, label }) => (
            <g key={day}>
              <line
                className={styles.tick}
                x1={percentOf(share)}
                x2={percentOf(share)}
                y1="0"
                y2="5"
              />
              <text
                className={share < atEdge ? styles.firstLabel : styles.timeLabel}
                x={percentOf(share)}
                y="22"
              >
                {label}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
});
