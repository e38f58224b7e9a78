import type { Day } from '../day.ts';
import type { Series } from '../levels/series.ts';

/** A series that others are measured with. */
export type Comparable = Series & {
  /** Levels before it are back-tested; null when it is not known. */
  launch: Day | null;
  /** The provider allows no downloads: figures that it is part of have the digits that are shown, or levels follow from them. */
  isClosed?: boolean;
};

/** An index and all that its figures are calculated from. */
export type MeasuredIndex = Series & {
  /** Levels before it are back-tested; null when it is not known. */
  launch: Day | null;
  /** The provider allows no downloads: figures that it is part of have the digits that are shown, or levels follow from them. */
  isClosed?: boolean;
  /** The provider withholds the beginning: the first public level is not the inception. */
  isCut: boolean;
  benchmark: Comparable | null;
  riskFree: Comparable | null;
};
