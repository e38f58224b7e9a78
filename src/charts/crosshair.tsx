import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Change } from '#src/ui/change.tsx';
import { chartMessages } from '#src/i18n/messages/charts.ts';
import { positionAfterKey } from './crosshair-keys.ts';
import type { LevelChartLayout } from './level-chart-layout.ts';
import { percentOf } from './percent.ts';
import {
  changeDirection,
  changeText,
  dateText,
  isBackTested,
  levelText,
  type ShownSeries,
} from './shown-series.ts';
import styles from './crosshair.module.css';

type CrosshairProps = {
  shown: ShownSeries;
  layout: LevelChartLayout;
  plot: ReactNode;
  valueAxis: ReactNode;
  timeAxis: ReactNode;
};

/**
 * Reads the levels off the plot, by pointer, touch and keyboard. Plot and axes come in made, so that moving
 * the crosshair draws nothing anew but one hairline, one dot and the readout.
 */
export function Crosshair({ shown, layout, plot, valueAxis, timeAxis }: CrosshairProps) {
  const { stretch } = layout;
  const [position, setPosition] = useState<number | null>(null);
  const read = position ?? stretch.to;

  function follow(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    setPosition(layout.positionAt((event.clientX - box.left) / box.width));
  }

  function handleKey(event: KeyboardEvent) {
    const next = positionAfterKey(event.key, position, stretch);
    if (next === undefined) return;
    event.preventDefault();
    setPosition(next);
  }

  const m = chartMessages(shown.language);
  return (
    <>
      <Readout shown={shown} from={stretch.from} position={position} to={stretch.to} />
      <div className={styles.frame}>
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={m.levelOnDate}
          aria-valuemin={0}
          aria-valuemax={stretch.to - stretch.from}
          aria-valuenow={read - stretch.from}
          aria-valuetext={valueText(shown, read)}
          onKeyDown={handleKey}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={(event) => {
            if (event.pointerType === 'mouse') setPosition(null);
          }}
        >
          {plot}
          {position === null ? null : <Hairline {...layout.placeOf(position)} />}
        </div>
        {valueAxis}
        <div className={styles.timeAxis}>{timeAxis}</div>
      </div>
    </>
  );
}

function valueText(shown: ShownSeries, position: number): string {
  const m = chartMessages(shown.language);
  const text = m.levelOn(dateText(shown, position), levelText(shown, position));
  return isBackTested(shown, position) ? `${text} (${m.backTested})` : text;
}

function Hairline({ x, y }: { x: number; y: number }) {
  return (
    <svg className={styles.hairline} width="100%" height="100%" aria-hidden="true">
      <line x1={percentOf(x)} x2={percentOf(x)} y2="100%" />
      <circle cx={percentOf(x)} cy={percentOf(y)} r="4" />
    </svg>
  );
}

type ReadoutProps = { shown: ShownSeries; from: number; position: number | null; to: number };

/** Says what the crosshair points at; without it, what the whole plot shows. */
function Readout({ shown, from, position, to }: ReadoutProps) {
  const m = chartMessages(shown.language);
  const read = position ?? to;
  return (
    <p className={styles.readout}>
      <span className={styles.date}>
        {position === null
          ? m.span(dateText(shown, from), dateText(shown, to))
          : dateText(shown, position)}
      </span>
      {position === null ? null : <strong>{levelText(shown, position)}</strong>}
      <Change direction={changeDirection(shown, from, read)}>
        {position === null
          ? changeText(shown, from, to)
          : m.changeSince(changeText(shown, from, read), dateText(shown, from))}
      </Change>
      {position !== null && isBackTested(shown, position) ? (
        <span className={styles.date}>{m.backTested}</span>
      ) : null}
    </p>
  );
}
