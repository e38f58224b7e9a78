import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { positionAfterKey } from './crosshair-keys.ts';
import type { Stretch } from './levels/level-series.ts';
import { percentOf } from './percent.ts';
import styles from './crosshair.module.css';

/** What can be read off a plot, one position after the other. */
export type Reading = {
  /** Says what is read, such as the level on a date. */
  label: string;
  stretch: Stretch;
  /** The position that lies nearest to a place, a share of the plot's width. */
  positionAt: (xShare: number) => number;
  /** Where the hairline and its dots stand, as shares of the plot. */
  placesOf: (position: number) => { x: number; ys: readonly number[] };
  textOf: (position: number) => string;
};

type CrosshairProps = {
  reading: Reading;
  /** What is read, above the plot; null where nothing is pointed at. */
  renderReadout: (position: number | null) => ReactNode;
  plot: ReactNode;
  valueAxis?: ReactNode;
  timeAxis: ReactNode;
};

/**
 * Reads values off a plot, by pointer, touch and keyboard. Plot and axes come in made, so that moving
 * the crosshair draws nothing anew but one hairline, its dots and the readout.
 */
export function Crosshair({ reading, renderReadout, plot, valueAxis, timeAxis }: CrosshairProps) {
  const { stretch, label, positionAt, placesOf, textOf } = reading;
  const [position, setPosition] = useState<number | null>(null);
  const read = position ?? stretch.to;
  const plotElement = useRef<HTMLDivElement>(null);

  // Lays the readout out in the task that changed it: left to the next frame, it would add to that one's work.
  useLayoutEffect(() => {
    if (position !== null) plotElement.current?.getBoundingClientRect();
  }, [position]);

  function follow(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    setPosition(positionAt((event.clientX - box.left) / box.width));
  }

  function handleKey(event: KeyboardEvent) {
    const next = positionAfterKey(event.key, position, stretch);
    if (next === undefined) return;
    event.preventDefault();
    setPosition(next);
  }

  return (
    <>
      {renderReadout(position)}
      <div className={styles.frame}>
        <div
          ref={plotElement}
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={stretch.to - stretch.from}
          aria-valuenow={read - stretch.from}
          aria-valuetext={textOf(read)}
          onKeyDown={handleKey}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={(event) => {
            if (event.pointerType === 'mouse') setPosition(null);
          }}
        >
          {plot}
          {position === null ? null : <Hairline {...placesOf(position)} />}
        </div>
        {valueAxis}
        <div className={styles.timeAxis}>{timeAxis}</div>
      </div>
    </>
  );
}

/** Moved by a transform, which lays out and paints nothing anew: the page below it is long. */
function Hairline({ x, ys }: ReturnType<Reading['placesOf']>) {
  return (
    <div className={styles.hairlineRoom} aria-hidden="true">
      {/* oxlint-disable-next-line react/forbid-dom-props -- never in HTML of the server, where nothing is pointed at */}
      <div className={styles.hairline} style={{ transform: `translateX(${percentOf(x)})` }}>
        <svg className={styles.dots} width="100%" height="100%">
          {ys.map((y, i) => (
            <circle key={i} cy={percentOf(y)} r="4" />
          ))}
        </svg>
      </div>
    </div>
  );
}
