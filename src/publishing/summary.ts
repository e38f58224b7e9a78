import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { LeftOutRow } from './faults.ts';
import type { TableKind } from './mapping/mapping-schema.ts';

/** Counts of one kind of rows. Levels count single levels; `closed` counts withdrawn ones. */
export type KindSummary = {
  rowsRead: number;
  added: number;
  changed: number;
  unchanged: number;
  closed: number;
  /** Rows left out of the release, by reason. */
  leftOut: Map<string, number>;
  /** What is worth knowing of the rows, and stops nothing. */
  told: string[];
};

export type SummaryKind = ItemKind | 'levels';
export type Summary = Map<SummaryKind, KindSummary>;

/** The kind of release items that the rows of a table become. */
export const summaryKindOf: Record<TableKind, SummaryKind> = {
  indexes: 'index',
  levels: 'levels',
  constituents: 'constituents',
  characteristics: 'characteristics',
  products: 'product',
  'structured-products': 'structured-product',
  sustainability: 'sustainability',
  'sustainability-metrics': 'sustainability-metric',
  documents: 'document',
  'document-versions': 'document',
  redirects: 'redirect',
  notices: 'notice',
  'gender-diversity': 'gender-groups',
};

export function kindSummary(summary: Summary, kind: SummaryKind): KindSummary {
  const known = summary.get(kind);
  if (known) return known;
  const fresh: KindSummary = {
    rowsRead: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    closed: 0,
    leftOut: new Map(),
    told: [],
  };
  summary.set(kind, fresh);
  return fresh;
}

export function countLeftOut(summary: Summary, kind: SummaryKind, { reason }: LeftOutRow): void {
  const { leftOut } = kindSummary(summary, kind);
  leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
}

/** Whether a release differs from the one before. */
export function hasChanges(summary: Summary): boolean {
  return Array.from(summary.values()).some(
    ({ added, changed, closed }) => added + changed + closed > 0,
  );
}
