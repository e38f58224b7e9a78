import type { KeyboardEvent, PointerEvent } from 'react';
import { positionAfterKey } from './crosshair-keys.ts';
import { shapePaths, type EventShape } from './event-sign.tsx';
import { nearestMark } from './nearest-mark.ts';
import { percentOf } from '../percent.ts';
import styles from './event-lane.module.css';

/** An event with its position in the chart's time. */
export type EventMark = {
  /** The share of the width, from the left. */
  share: number;
  /** The position of its end, if it lasted. */
  until: number | null;
  shape: EventShape;
  /** What happened, with its date. */
  text: string;
};

type EventLaneProps = {
  label: string;
  marks: readonly EventMark[];
  chosen: number | null;
  onChoose: (mark: number | null) => void;
};

/** The marks of events below the plots. Arrow keys and the pointer move between them. */
export function EventLane({ label, marks, chosen, onChoose }: EventLaneProps) {
  // An empty lane keeps its height, so that nothing moves when events load after the chart.
  if (marks.length === 0) return <div className={styles.lane} />;
  const last = marks.length - 1;
  const read = chosen ?? last;

  function handleKey(event: KeyboardEvent) {
    // The first arrow key selects the last mark, not the one before it.
    const from = chosen === null && event.key !== 'Home' ? last : chosen;
    const next =
      chosen === null && event.key.startsWith('Arrow')
        ? from
        : positionAfterKey(event.key, from, { from: 0, to: last });
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
  }

  function point({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    onChoose(nearestMark(marks, (clientX - left) / width, 1));
  }

  return (
    <div
      className={styles.lane}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={read}
      aria-valuetext={marks[read]?.text}
      onKeyDown={handleKey}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onChoose(null);
      }}
    >
      <svg className={styles.marks} width="100%" height="100%" aria-hidden="true">
        {marks.map((mark, i) => (
          <Mark key={i} mark={mark} isChosen={i === chosen} />
        ))}
      </svg>
    </div>
  );
}

function Mark({ mark, isChosen }: { mark: EventMark; isChosen: boolean }) {
  const { share, until, shape } = mark;
  const look = isChosen ? styles.chosen : styles.mark;
  if (shape === 'bar') {
    return (
      <line
        className={`${look} ${styles.bar}`}
        x1={percentOf(share)}
        x2={percentOf(until ?? share)}
        y1="100%"
        y2="100%"
      />
    );
  }
  return (
    <svg className={styles.marks} x={percentOf(share)} y="50%" width="1" height="1">
      <path className={look} data-shape={shape} d={shapePaths[shape]} />
    </svg>
  );
}
