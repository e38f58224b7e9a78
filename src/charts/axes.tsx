import { memo } from 'react';
import { isoOfDay } from '#src/domain/day.ts';
import {
  formatDayAndMonth,
  formatMonth,
  formatMonthAlone,
  formatYear,
} from '#src/i18n/format-date.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import type { LevelChartLayout } from './levels/level-chart-layout.ts';
import type { LinesLayout } from './lines/lines-layout.ts';
import { percentOf } from './percent.ts';
import type { TimeTick } from './time-ticks.ts';
import { placeValueLabels } from './value-labels.ts';
import styles from './axes.module.css';

type ValueAxisProps = {
  layout: LevelChartLayout;
  language: Language;
  decimals: number;
  /** Share of the height that a label needs for itself where the plot is at its lowest. */
  room: number;
};

/** Labels of the grid at the right of the plot, and the last value at the line's end. */
export const ValueAxis = memo(function ValueAxis(props: ValueAxisProps) {
  const { layout, language, decimals, room } = props;
  const { end } = layout;
  const placed = placeValueLabels(layout.valueTicks, end.share, room);
  const ticks = placed.ticks.map((tick) => ({
    share: tick.labelShare,
    label: formatNumber(language, tick.value, tick.decimals),
  }));
  const endLabel = { share: placed.endShare, label: formatNumber(language, end.value, decimals) };
  return <ValueLabels ticks={ticks} end={endLabel} />;
});

type LinesValueAxisProps = { layout: Pick<LinesLayout, 'valueTicks'>; language: Language };

/** Labels of the grid at the right of a plot of several lines, whose ends bear their letters. */
export const LinesValueAxis = memo(function LinesValueAxis(props: LinesValueAxisProps) {
  const { layout, language } = props;
  const ticks = layout.valueTicks.map(({ share, value, decimals }) => ({
    share,
    label: formatNumber(language, value, decimals),
  }));
  return <ValueLabels ticks={ticks} end={null} />;
});

type ValueLabel = { share: number; label: string };

function ValueLabels({ ticks, end }: { ticks: readonly ValueLabel[]; end: ValueLabel | null }) {
  const labels = [...ticks, ...(end ? [end] : [])].map(({ label }) => label);
  return (
    <div className={styles.valueAxis} aria-hidden="true">
      {/* Unseen: it gives the column its width, so that nothing has to be measured. */}
      <span className={styles.longest}>
        {labels.reduce((one, other) => (other.length > one.length ? other : one), '')}
      </span>
      <svg className={styles.values} width="100%" height="100%">
        {ticks.map(({ share, label }) => (
          <text key={label} className={styles.label} x="100%" y={percentOf(share)} dy="0.35em">
            {label}
          </text>
        ))}
        {end ? (
          <text className={styles.end} x="100%" y={percentOf(end.share)} dy="0.35em">
            {end.label}
          </text>
        ) : null}
      </svg>
    </div>
  );
}

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
