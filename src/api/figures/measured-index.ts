import type { Comparable, MeasuredIndex } from '#src/domain/figures/measured-index.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';

/** A named index that others are measured against. */
export type NamedComparable = Comparable & {
  fundId: string;
  name: string;
  /** The provider permits no downloads of it, or withholds the beginning of its history. */
  isThinned: boolean;
};

/** An index whose figures are given in answers. */
export type AnsweredIndex = MeasuredIndex & {
  /** The provider permits no downloads: series are given with the digits that pages show. */
  isClosed: boolean;
  benchmark: NamedComparable | null;
  riskFree: NamedComparable | null;
};

export const emptyLevels: Levels = { days: new Int32Array(), values: new Float64Array() };
