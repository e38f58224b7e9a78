import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { positionAfterKey } from './crosshair-keys.ts';
import type { NearestMark } from './nearest-mark.ts';
import type { Reading } from './reading.ts';
import type { SpanDrawing } from './use-dragged-span.tsx';

/** The position of the thread, and the event at it, if any. */
type Place = { position: number; mark: number | null };

/** The distance, as a share of the width, within which a day selected by key belongs to an event. */
const sameDay = 0.002;

type Reader = {
  reading: Reading;
  events: { marks: readonly { share: number }[]; nearest: NearestMark } | undefined;
  drawing: SpanDrawing | undefined;
};

/** The position that pointer, touch or keys select; null while nothing is pointed at. */
export function useReadPlace({ reading, events, drawing }: Reader) {
  const { stretch, positionAt, placesOf } = reading;
  const [place, setPlace] = useState<Place | null>(null);
  const plots = useRef<HTMLDivElement>(null);
  const markAt = (share: number, within?: number) =>
    events?.nearest(events.marks, share, within) ?? null;

  // Layout is forced in the task that changed the reading; in the next frame it would add to that frame's work.
  useLayoutEffect(() => {
    if (place !== null) plots.current?.getBoundingClientRect();
  }, [place]);

  function follow(event: PointerEvent<HTMLDivElement>) {
    const share = shareUnder(event);
    setPlace({ position: positionAt(share), mark: markAt(share) });
    drawing?.follow(share);
  }

  return {
    place,
    plots,
    goToMark: (mark: number | null) =>
      setPlace(
        mark === null ? null : { position: positionAt(events?.marks[mark]?.share ?? 1), mark },
      ),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const next = positionAfterKey(event.key, place?.position ?? null, stretch);
        if (next === undefined) return;
        event.preventDefault();
        drawing?.cancel();
        const mark = next === null ? null : markAt(placesOf(next).x, sameDay);
        setPlace(next === null ? null : { position: next, mark });
      },
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        follow(event);
        const draws = event.pointerType === 'mouse' && event.button === 0;
        if (draws) drawing?.begin(shareUnder(event));
      },
      onPointerMove: follow,
      onPointerUp: () => drawing?.end(),
      onPointerLeave: (event: PointerEvent<HTMLDivElement>) => {
        drawing?.cancel();
        if (event.pointerType === 'mouse') setPlace(null);
      },
    },
  };
}

function shareUnder({ clientX, currentTarget }: PointerEvent<HTMLDivElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return (clientX - left) / width;
}
