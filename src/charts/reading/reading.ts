import type { Stretch } from '../levels/level-series.ts';

/** What can be read off the plots of a chart, one position after the other. */
export type Reading = {
  /** Says what is read, such as the level on a date. */
  label: string;
  stretch: Stretch;
  /** The position that lies nearest to a place, a share of the plots' width. */
  positionAt: (xShare: number) => number;
  /** Where the thread hangs, and its dots in each plot, as shares of these. */
  placesOf: (position: number) => { x: number; ys: readonly (readonly number[])[] };
  dateOf: (position: number) => string;
  textOf: (position: number) => string;
};
