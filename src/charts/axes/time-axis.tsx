import { memo } from 'react';
import type { Language } from '#src/domain/language.ts';
import type { LinesLayout } from '../lines/lines-layout.ts';
import { percentOf } from '../percent.ts';
import { timeLabel } from './time-label.ts';
import styles from './axes.module.css';

type TimeAxisProps = { layout: Pick<LinesLayout, 'timeTicks'>; language: Language };

export const TimeAxis = memo(function TimeAxis({ layout, language }: TimeAxisProps) {
  return (
    <svg className={styles.timeAxis} width="100%" height="28" aria-hidden="true">
      {(['narrow', 'wide'] as const).map((width) => (
        <g key={width} className={styles[width]}>
          {layout.timeTicks[width].map(({ day, unit, share }) => (
            <g key={day}>
              <line
                className={styles.tick}
                x1={percentOf(share)}
                x2={percentOf(share)}
                y1="0"
                y2="5"
              />
              <text
                className={share < 0.04 ? styles.firstLabel : styles.timeLabel}
                x={percentOf(share)}
                y="22"
              >
                {timeLabel(language, { day, unit })}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
});
