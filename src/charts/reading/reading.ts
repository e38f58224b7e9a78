import type { Stretch } from '../levels/level-series.ts';

/** Reads a chart's plots at one position after another. */
export type Reading = {
  /** Describes the reading, such as the level on a date. */
  label: string;
  stretch: Stretch;
  /** The position nearest to a horizontal place, given as a share of the plots' width. */
  positionAt: (xShare: number) => number;
  /** The place of the thread and of its dots in each plot, as shares. */
  placesOf: (position: number) => { x: number; ys: readonly (readonly number[])[] };
  dateOf: (position: number) => string;
  textOf: (position: number) => string;
};
