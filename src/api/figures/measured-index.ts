import type { Comparable, MeasuredIndex } from '#src/domain/figures/measured-index.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';

/** An index that others are measured with, by its name. */
export type NamedComparable = Comparable & {
  fundId: string;
  name: string;
  /** The provider allows no downloads of it, or withholds the beginning of its history. */
  isThinned: boolean;
};

/** An index whose figures are answered. */
export type AnsweredIndex = MeasuredIndex & {
  /** The provider allows no downloads: what makes up a series is given as it is displayed. */
  isThinned: boolean;
  benchmark: NamedComparable | null;
  riskFree: NamedComparable | null;
};

export const emptyLevels: Levels = { days: new Int32Array(), values: new Float64Array() };
