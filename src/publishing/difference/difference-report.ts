import type { OpenQuestions } from '../guards/questions.ts';
import type { TextChange } from './texts/compare-texts.ts';

/** An item by its key and its readable name. */
export type Named = { key: string; name: string };

/** A differing field; long texts are shortened, and null stands for none. */
export type ChangedField = {
  field: string;
  before: string | null;
  after: string | null;
  /** The words that differ, where `before` and `after` do not hold all. */
  text?: TextChange;
};

export type ItemSection = {
  kind: string;
  opened: Named[];
  closed: Named[];
  changed: (Named & { fields: ChangedField[] })[];
};

/** Days are ISO dates. */
export type PointsSpan = { points: number; first: string; last: string } | null;

export type LevelsChange = Named & {
  added: PointsSpan;
  corrected: PointsSpan;
  withdrawn: PointsSpan;
  /** The first twenty corrections. */
  corrections: { day: string; before: number; after: number }[];
};

export type ListedMember = { name: string; weight: number | null };

export type ListChange = Named & {
  before: { date: string | null; number: number };
  after: { date: string | null; number: number };
  added: ListedMember[];
  removed: ListedMember[];
  /** Members with a changed weight, in per cent; the twenty largest changes at most, the largest first. */
  weights: { name: string; before: number; after: number }[];
  /** One-way, per cent; null where a member has no weight. */
  turnover: number | null;
};

/** A figure of an index that pages show differently once its corrected levels are public. */
export type FigureChange = Named & { figure: string; before: string; after: string };

/**
 * The difference between validated input and what is public, for people and programs. It is the output of `plumbline
 * diff --json`: keys may be added, but none is removed or changes its meaning.
 */
export type DifferenceReport = {
  /** The public release; null where there is none. */
  comparedWith: { release: number; label: string; published: string } | null;
  isSame: boolean;
  items: ItemSection[];
  levels: LevelsChange[];
  constituents: ListChange[];
  consequences: {
    /** Of indexes with corrected levels; figures that need another index are left out. */
    figures: FigureChange[];
    /** Number of indexes with corrected levels whose figures were not compared. */
    notCompared: number;
  };
  questions: OpenQuestions[];
};
