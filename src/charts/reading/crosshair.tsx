import type { ReactNode } from 'react';
import type { EventMark } from './event-lane.tsx';
import { percentOf } from '../percent.ts';
import { Thread } from './thread.tsx';
import type { NearestMark } from './nearest-mark.ts';
import type { Reading } from './reading.ts';
import type { SpanDrawing } from './use-dragged-span.tsx';
import { useReadPlace } from './use-read-place.ts';
import styles from './crosshair.module.css';

/** A plot with the axis of its values. */
export type Panel = { plot: ReactNode; axis: ReactNode; size?: 'small' | undefined };

type CrosshairProps = {
  reading: Reading;
  /** What is read, above the plots; null where nothing is pointed at. */
  renderReadout: (position: number | null, event: EventMark | null) => ReactNode;
  /** One below the other, over the same time. */
  panels: readonly Panel[];
  timeAxis: ReactNode;
  /** What happened in this time; not given where the chart has no events. */
  events?: ChartEvents;
  /** Follows a mouse that is drawn from one day to another. */
  drawing?: SpanDrawing;
};

type ChartEvents = {
  marks: readonly EventMark[];
  /** The mark within a distance of a place, in shares of the width. */
  nearest: NearestMark;
  renderLane: RenderLane;
};

/** Draws the marks; told of the one that is read, and tells of the one that is to be. */
type RenderLane = (chosen: number | null, onChoose: (mark: number | null) => void) => ReactNode;

/**
 * Reads values off plots that hang on one thread, by pointer, touch and keyboard. Plots and axes come in made, so that
 * moving the thread draws nothing anew but the thread, its dots and the readout.
 */
export function Crosshair(props: CrosshairProps) {
  const { reading, renderReadout, panels, timeAxis, events, drawing } = props;
  const { stretch, label, placesOf, textOf, dateOf } = reading;
  const { place, plots, goToMark, handlers } = useReadPlace({ reading, events, drawing });
  const read = place?.position ?? stretch.to;
  const mark = markAt(events, place);
  const { x, ys } = placesOf(read);
  return (
    <>
      {renderReadout(place && read, mark)}
      <div className={styles.frame}>
        <div
          ref={plots}
          className={styles.plots}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={stretch.to - stretch.from}
          aria-valuenow={read - stretch.from}
          aria-valuetext={mark ? `${textOf(read)} · ${mark.text}` : textOf(read)}
          onKeyDown={handlers.onKeyDown}
          onPointerDown={handlers.onPointerDown}
          onPointerMove={handlers.onPointerMove}
          onPointerUp={handlers.onPointerUp}
          onPointerLeave={handlers.onPointerLeave}
        >
          {panels.map(({ plot, size }, i) => (
            <PanelRoom key={i} size={size}>
              {plot}
              <Dots x={x} ys={ys[i] ?? []} />
            </PanelRoom>
          ))}
          {drawing?.picture}
        </div>
        <div className={styles.axes}>
          {panels.map(({ axis, size }, i) => (
            <PanelRoom key={i} size={size}>
              {axis}
            </PanelRoom>
          ))}
        </div>
        {events?.renderLane(place && place.mark, goToMark)}
        <div className={styles.threadRoom}>
          <Thread share={mark ? mark.share : x} label={dateOf(read)} />
        </div>
        <div className={styles.timeAxis}>{timeAxis}</div>
      </div>
    </>
  );
}

type PanelRoomProps = { size: Panel['size']; children: ReactNode };

function PanelRoom({ size, children }: PanelRoomProps) {
  return <div className={size === 'small' ? styles.smallPanel : styles.panel}>{children}</div>;
}

function markAt(events: ChartEvents | undefined, place: { mark: number | null } | null) {
  return (place?.mark == null ? null : events?.marks[place.mark]) ?? null;
}

function Dots({ x, ys }: { x: number; ys: readonly number[] }) {
  return (
    <svg className={styles.dots} width="100%" height="100%" aria-hidden="true">
      {ys.map((y, i) => (
        <circle key={i} cx={percentOf(x)} cy={percentOf(y)} r="4" />
      ))}
    </svg>
  );
}
