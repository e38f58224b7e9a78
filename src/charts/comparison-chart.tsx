import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isoOfDay } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { comparisonMessages } from '#src/i18n/messages/comparison.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { PlainValueAxis, TimeAxis } from './axes.tsx';
import { valueOn, type ComparisonLayout } from './comparison-layout.ts';
import { ComparisonLegend, type ComparedName } from './comparison-legend.tsx';
import { ComparisonPlot } from './comparison-plot.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { positionAfterKey } from './crosshair-keys.ts';
import { dayAt, nearestPosition } from './level-series.ts';
import { percentOf } from './percent.ts';
import styles from './comparison-chart.module.css';

type ComparisonChartProps = {
  layout: ComparisonLayout;
  /** By the key of their line, in its order. */
  names: readonly ComparedName[];
  language: Language;
};

/** Several indexes from a common day on, read by pointer, touch and keyboard, with the same values as a table. */
export function ComparisonChart({ layout, names, language }: ComparisonChartProps) {
  const m = comparisonMessages(language);
  const titleId = useId();
  const [position, setPosition] = useState<number | null>(null);
  const [index] = layout.lines;
  if (!index) return null;
  const { rebased } = index;
  const stretch = { from: 0, to: rebased.days.length - 1 };
  const day = position === null ? layout.last : dayAt(rebased, position);
  const date = (of: number) => formatDate(language, isoOfDay(of));

  function follow(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    setPosition(
      nearestPosition(rebased, stretch, layout.base + share * (layout.last - layout.base)),
    );
  }

  function handleKey(event: KeyboardEvent) {
    const next = positionAfterKey(event.key, position, stretch);
    if (next === undefined) return;
    event.preventDefault();
    setPosition(next);
  }

  const inWords = layout.lines.map((line, i) =>
    m.ofLine(names[i]?.name ?? line.key, formatNumber(language, valueOn(line, day))),
  );
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {m.title(date(layout.base))}
      </figcaption>
      <p>
        <VisuallyHidden>
          {m.summary(date(layout.base), date(layout.last), inWords.join(', '))}
        </VisuallyHidden>
      </p>
      <div className={styles.frame}>
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={m.readDay}
          aria-valuemin={0}
          aria-valuemax={stretch.to}
          aria-valuenow={position ?? stretch.to}
          aria-valuetext={`${date(day)}: ${inWords.join(', ')}`}
          onKeyDown={handleKey}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={(event) => {
            if (event.pointerType === 'mouse') setPosition(null);
          }}
        >
          <ComparisonPlot layout={layout} />
          {position === null ? null : (
            <svg className={styles.hairline} width="100%" height="100%" aria-hidden="true">
              <line
                x1={percentOf(layout.placeOf(day, 100).x)}
                x2={percentOf(layout.placeOf(day, 100).x)}
                y2="100%"
              />
            </svg>
          )}
        </div>
        <PlainValueAxis ticks={layout.valueTicks} language={language} />
        <div className={styles.timeAxis}>
          <TimeAxis layout={layout} language={language} />
        </div>
      </div>
      <ComparisonLegend layout={layout} names={names} day={day} language={language} />
      <ComparisonTable layout={layout} names={names} language={language} />
    </figure>
  );
}
