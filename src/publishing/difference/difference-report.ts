import type { OpenQuestions } from '../guards/questions.ts';

/** An item by its key, and by the name that readers know it by. */
export type Named = { key: string; name: string };

/** A field of an item that is another than in public; texts are shortened, and null where there is none. */
export type ChangedField = { field: string; before: string | null; after: string | null };

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
  /** The first twenty of those that are corrected. */
  corrections: { day: string; before: number; after: number }[];
};

export type ListedMember = { name: string; weight: number | null };

export type ListChange = Named & {
  before: { date: string | null; number: number };
  after: { date: string | null; number: number };
  added: ListedMember[];
  removed: ListedMember[];
  /** Members whose weight, in per cent, is another; the largest changes first, twenty at most. */
  weights: { name: string; before: number; after: number }[];
  /** One-way, per cent; null where a member has no weight. */
  turnover: number | null;
};

/** A figure of an index that is shown otherwise once its corrected levels are public. */
export type FigureChange = Named & { figure: string; before: string; after: string };

/**
 * How what is validated differs from what is public, for readers and programs. It is the shape of `plumbline diff --json`:
 * keys are added to it, and none is taken away or changes its meaning.
 */
export type DifferenceReport = {
  /** The release that is public; null where nothing is. */
  comparedWith: { release: number; label: string; published: string } | null;
  isSame: boolean;
  items: ItemSection[];
  levels: LevelsChange[];
  constituents: ListChange[];
  consequences: {
    /** Of indexes of which published levels change, without those that need another index. */
    figures: FigureChange[];
    /** Indexes of which published levels change beyond those whose figures were compared. */
    notCompared: number;
  };
  questions: OpenQuestions[];
};
