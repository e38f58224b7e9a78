import type { Day } from '../day.ts';
import type { Series } from '../levels/series.ts';

/** A series that an index can be measured against. */
export type Comparable = Series & {
  /** Levels before it are back-tested; null when it is unknown. */
  launch: Day | null;
  /**
   * The provider allows no downloads. Figures that use its levels then have only their shown digits, so that
   * levels cannot be derived from them.
   */
  isClosed?: boolean;
};

/** An index with all data that its figures are calculated from. */
export type MeasuredIndex = Comparable & {
  /** The provider withholds the beginning of the history: the first public level is not the inception. */
  isCut: boolean;
  benchmark: Comparable | null;
  riskFree: Comparable | null;
};
