import type { CorrectionRow } from './correction-rows.ts';
import { defineList, type Columns } from '../declaration.ts';

const of = <Text extends string | null>(value: (row: CorrectionRow) => Text) => ({
  kind: 'text' as const,
  value,
});

const numberOf = (value: (row: CorrectionRow) => number | null) => ({
  kind: 'number' as const,
  value,
});

const columns = {
  fundId: of(({ index }) => index.fundId),
  portfolioName: of(({ index }) => index.name),
  kind: of(({ newValue }) => (newValue === null ? 'withdrawn' : 'corrected')),
  date: of(({ date }) => date),
  oldValue: numberOf(({ oldValue }) => oldValue),
  newValue: numberOf(({ newValue }) => newValue),
  reason: of(({ reason }) => reason),
  release: of(({ release }) => String(release)),
  restores: numberOf(({ restores }) => restores),
  published: of(({ published }) => published),
  year: of(({ published }) => published.slice(0, 4)),
} satisfies Columns<CorrectionRow>;

/** The ledger: published levels of all indexes that were corrected or withdrawn. */
export const correctionList = defineList<CorrectionRow>()({
  columns,
  text: ['portfolioName', 'reason'],
  codes: ['fundId'],
  labels: () => [],
  ids: [],
  filters: ['fundId', 'kind', 'year', 'release'],
  // Within a release rows are sorted by index, within an index the latest day first, as they are read.
  sorts: ['portfolioName', 'date', 'published'],
  demoted: () => false,
  optionalWords: ['the', 'of'],
});
