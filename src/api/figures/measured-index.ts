import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Series } from '#src/domain/levels/series.ts';

/** A series that others are measured with. */
export type Comparable = Series & {
  fundId: string;
  name: string;
  /** Levels before it are back-tested; null when it is not known. */
  launch: Day | null;
};

/** An index and all that its figures are calculated from. */
export type MeasuredIndex = Series & {
  /** Levels before it are back-tested; null when it is not known. */
  launch: Day | null;
  /** The provider withholds the beginning: the first public level is not the inception. */
  isCut: boolean;
  /** The provider allows no downloads: what makes up a series is given as it is displayed. */
  isThinned: boolean;
  benchmark: Comparable | null;
  riskFree: Comparable | null;
};

export const emptyLevels: Levels = { days: new Int32Array(), values: new Float64Array() };
