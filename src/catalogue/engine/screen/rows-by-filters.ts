import { InvalidInputError } from '#src/domain/errors.ts';
import type { ListBuffers } from '../../list-builder.ts';
import { codesOfValues, facetColumn, rowsWithCodes } from './facets.ts';
import { rowsInRange, type Range } from './ranges.ts';
import { rowsOfSet, type ScreenedRows } from './screened-rows.ts';
import type { RowSet } from '../row-set.ts';
import type { RowSetPool } from '../row-set-pool.ts';

export type Filtered = {
  /** Rows that pass all filters and ranges. */
  all: ScreenedRows;
  /** For each filter with values, and each range, the rows that pass all others. */
  without: ReadonlyMap<string, ScreenedRows>;
  /** The codes of the values of each filter that has some. */
  chosen: ReadonlyMap<string, ReadonlySet<number>>;
};

type Conditions = {
  filters?: Record<string, readonly string[] | undefined>;
  ranges?: Record<string, Range>;
};

/** Adds the rows of another set that pass to an empty set. */
type Test = (among: RowSet, set: RowSet) => RowSet;

/** The rows of a set that pass filters and ranges: all of them, and all but one. */
export function rowsByFilters(
  list: ListBuffers,
  { filters = {}, ranges = {} }: Conditions,
  matching: RowSet,
  pool: RowSetPool,
): Filtered {
  const chosen = chosenCodes(list, filters);
  const tests = new Map<string, Test>();
  for (const [name, codes] of chosen) {
    const column = facetColumn(list.columns, name);
    tests.set(name, (among, set) => rowsWithCodes(column, codes, among, set));
  }
  for (const [tag, range] of Object.entries(ranges)) {
    tests.set(tag, (among, set) => rowsInRange(list.figures[tag], range, among, set));
  }
  return { ...passing(tests, matching, pool), chosen };
}

function chosenCodes(list: ListBuffers, filters: Conditions['filters'] & object) {
  const chosen = new Map<string, Set<number>>();
  for (const [name, values] of Object.entries(filters)) {
    if (!Object.hasOwn(list.filters, name))
      throw new InvalidInputError(`no filter ${name}`, [name]);
    if (!values || values.length === 0) continue;
    chosen.set(name, codesOfValues(facetColumn(list.columns, name), values));
  }
  return chosen;
}

/** A row that fails two tests matters no more, so that each test looks at fewer rows than the one before it. */
function passing(tests: ReadonlyMap<string, Test>, matching: RowSet, pool: RowSetPool) {
  const all = pool.copyOf(matching);
  /** Those that failed at most one test. */
  const left = pool.copyOf(matching);
  const failed = new Map<string, RowSet>();
  for (const [name, test] of tests) {
    const passed = test(left, pool.empty());
    const failedFirst = pool.any();
    for (let i = 0; i < all.length; i++) {
      const word = all[i]! & ~passed[i]!;
      failedFirst[i] = word;
      left[i] = passed[i]! | word;
      all[i]! &= passed[i]!;
    }
    failed.set(name, failedFirst);
  }
  // Who failed this test first and no other later is left at the end.
  const without = [...failed].map(
    ([name, set]) => [name, rowsOfSet(uniteWithin(set, left, all))] as const,
  );
  return { all: rowsOfSet(all), without: new Map(without) };
}

function uniteWithin(set: RowSet, within: RowSet, other: RowSet): RowSet {
  for (let i = 0; i < set.length; i++) set[i] = (set[i]! & within[i]!) | other[i]!;
  return set;
}
