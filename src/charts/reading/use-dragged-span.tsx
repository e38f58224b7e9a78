import { useState, type ReactNode } from 'react';
import { percentOf } from '../percent.ts';
import styles from './crosshair.module.css';

/** Selects a span of time by dragging over the plots. */
export type SpanDrawing = {
  /** The span selected so far. */
  picture: ReactNode;
  begin: (share: number) => void;
  follow: (share: number) => void;
  cancel: () => void;
  end: () => void;
};

/** A shorter drag, as a share of the width, counts as a click. */
const least = 0.015;

const withinPlot = (share: number) => Math.min(1, Math.max(0, share));

/** A span of time selected by dragging. Positions are shares of the width, the earlier first. */
export function useDraggedSpan(onEnd: (from: number, to: number) => void): SpanDrawing {
  const [ends, setEnds] = useState<{ begun: number; now: number } | null>(null);
  const span: readonly [number, number] | null =
    ends === null ? null : [Math.min(ends.begun, ends.now), Math.max(ends.begun, ends.now)];
  const isDrawn = span !== null && span[1] - span[0] >= least;
  return {
    picture: isDrawn ? <Span from={span[0]} to={span[1]} /> : null,
    begin: (share: number) => setEnds({ begun: withinPlot(share), now: withinPlot(share) }),
    follow: (share: number) => setEnds((last) => last && { ...last, now: withinPlot(share) }),
    cancel: () => setEnds(null),
    end: () => {
      setEnds(null);
      if (isDrawn) onEnd(...span);
    },
  };
}

function Span({ from, to }: { from: number; to: number }) {
  return (
    <svg className={styles.span} width="100%" height="100%" aria-hidden="true">
      <rect x={percentOf(from)} width={percentOf(to - from)} height="100%" />
    </svg>
  );
}
