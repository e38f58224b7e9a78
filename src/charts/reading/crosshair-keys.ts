import type { Stretch } from '../levels/level-series.ts';

/**
 * The position that a key moves the crosshair to: arrows move by one level, Page keys by a tenth of the stretch,
 * Home and End to its ends, and Escape removes it (null). Returns undefined for other keys.
 */
export function positionAfterKey(
  key: string,
  position: number | null,
  { from, to }: Stretch,
): number | null | undefined {
  if (key === 'Escape') return null;
  if (key === 'Home') return from;
  if (key === 'End') return to;
  const step = steps(to - from)[key];
  if (step === undefined) return undefined;
  return Math.min(to, Math.max(from, (position ?? to) + step));
}

function steps(length: number): Record<string, number> {
  const page = Math.max(1, Math.round(length / 10));
  return {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -page,
    PageUp: page,
  };
}
