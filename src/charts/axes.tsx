import { memo } from 'react';
import { isoOfDay } from '#src/domain/day.ts';
import {
  formatDayAndMonth,
  formatMonth,
  formatMonthAlone,
  formatYear,
} from '#src/i18n/format-date.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { LevelChartLayout } from './level-chart-layout.ts';
import { percentOf } from './percent.ts';
import type { TimeTick } from './time-ticks.ts';
import { placeValueLabels } from './value-labels.ts';
import styles from './axes.module.css';

/** Labels stand at least this share of the height apart from the last value. */
const roomForEnd = 0.065;

type ValueAxisProps = { layout: LevelChartLayout; language: Language; decimals: number };

/** Labels of the grid at the right of the plot, and the last value at the line's end. */
export const ValueAxis = memo(function ValueAxis({ layout, language, decimals }: ValueAxisProps) {
  const { end } = layout;
  const placed = placeValueLabels(layout.valueTicks, end.share, roomForEnd);
  const ticks = placed.ticks.map((tick) => ({
    share: tick.labelShare,
    label: formatNumber(language, tick.value, tick.decimals),
  }));
  const endLabel = formatNumber(language, end.value, decimals);
  const longest = [...ticks.map(({ label }) => label), endLabel].reduce((one, other) =>
    other.length > one.length ? other : one,
  );
  return (
    <div className={styles.valueAxis} aria-hidden="true">
      {/* Unseen: it gives the column its width, so that nothing has to be measured. */}
      <span className={styles.longest}>{longest}</span>
      <svg className={styles.values} width="100%" height="100%">
        {ticks.map(({ share, label }) => (
          <text key={label} className={styles.label} x="100%" y={percentOf(share)} dy="0.35em">
            {label}
          </text>
        ))}
        <text className={styles.end} x="100%" y={percentOf(placed.endShare)} dy="0.35em">
          {endLabel}
        </text>
      </svg>
    </div>
  );
});

type PlainValueAxisProps = { ticks: LevelChartLayout['valueTicks']; language: Language };

/** Labels of the grid alone, where several lines end. */
export const PlainValueAxis = memo(function PlainValueAxis(props: PlainValueAxisProps) {
  const { ticks, language } = props;
  const labels = ticks.map(({ share, value, decimals }) => ({
    share,
    label: formatNumber(language, value, decimals),
  }));
  const longest = labels.reduce((one, { label }) => (label.length > one.length ? label : one), '');
  return (
    <div className={styles.valueAxis} aria-hidden="true">
      <span className={styles.longest}>{longest}</span>
      <svg className={styles.values} width="100%" height="100%">
        {labels.map(({ share, label }) => (
          <text key={label} className={styles.label} x="100%" y={percentOf(share)} dy="0.35em">
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
});

const labelOf: Record<TimeTick['unit'], (language: Language, isoDate: string) => string> = {
  day: formatDayAndMonth,
  month: formatMonthAlone,
  'month-of-year': formatMonth,
  year: formatYear,
};

type TimeAxisProps = { layout: Pick<LevelChartLayout, 'timeTicks'>; language: Language };

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
                {labelOf[unit](language, isoOfDay(day))}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
});
