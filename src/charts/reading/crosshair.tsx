import type { ReactNode } from 'react';
import type { EventMark } from './event-lane.tsx';
import { percentOf } from '../percent.ts';
import { Thread } from './thread.tsx';
import type { NearestMark } from './nearest-mark.ts';
import type { Reading } from './reading.ts';
import type { SpanDrawing } from './use-dragged-span.tsx';
import { useReadPlace } from './use-read-place.ts';
import styles from './crosshair.module.css';

/** A plot with its value axis. */
export type Panel = { plot: ReactNode; axis: ReactNode; size?: 'small' | undefined };

type CrosshairProps = {
  reading: Reading;
  /** Renders the reading above the plots; the position is null while nothing is pointed at. */
  renderReadout: (position: number | null, event: EventMark | null) => ReactNode;
  /** Plots stacked over the same time axis. */
  panels: readonly Panel[];
  timeAxis: ReactNode;
  /** The events in this time; absent where the chart has no events. */
  events?: ChartEvents;
  /** Selects a span by dragging with the mouse. */
  drawing?: SpanDrawing;
};

type ChartEvents = {
  marks: readonly EventMark[];
  /** Finds the mark nearest to a horizontal position, within a distance. */
  nearest: NearestMark;
  renderLane: RenderLane;
};

/** Renders the marks, one of which may be selected. */
type RenderLane = (chosen: number | null, onChoose: (mark: number | null) => void) => ReactNode;

/**
 * Reads values off plots that share one thread, by pointer, touch and keyboard. Plots and axes are passed in
 * rendered, so that moving the thread renders only the thread, its dots and the reading.
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
