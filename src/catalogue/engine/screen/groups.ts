import type { ListBuffers } from '../../list-builder.ts';
import { dictionarySize } from '../columns.ts';
import { facetColumn, type FacetColumn } from './facets.ts';
import { addRow, hasRow, type RowSet } from '../row-set.ts';

/** Rows that belong together, such as the variants of an index; a row without a group is one of its own. */
export type Groups = {
  /** Group of each row. */
  of: Uint32Array<ArrayBuffer>;
  /** All rows, those of a group one after the other. */
  rows: Uint32Array<ArrayBuffer>;
  count: number;
};

const known = new WeakMap<ListBuffers, Map<string, Groups>>();

/** The groups of a list by the values of a column; a list does not change, so they are found once. */
export function groupsOf(list: ListBuffers, name: string): Groups {
  const ofList = known.get(list) ?? new Map<string, Groups>();
  known.set(list, ofList);
  const groups = ofList.get(name) ?? findGroups(list, name);
  ofList.set(name, groups);
  return groups;
}

function findGroups(list: ListBuffers, name: string): Groups {
  const column = facetColumn(list.columns, name);
  if (column.kind !== 'text') throw new TypeError(`a row has more than one ${name}`);
  const named = dictionarySize(column);
  const of = Uint32Array.from(column.codes, (code, row) => (code === 0 ? named + row : code - 1));
  const count = named + list.size;
  const starts = new Uint32Array(count + 1);
  for (const group of of) starts[group + 1]!++;
  for (let group = 0; group < count; group++) starts[group + 1]! += starts[group]!;
  const rows = new Uint32Array(list.size);
  for (let row = 0; row < list.size; row++) rows[starts[of[row]!]!++] = row;
  return { of, rows, count };
}

/**
 * Adds one row of each group to an empty set: the first of those in another set.
 * @param inOrder the rows of the other set, best first; null for the order of the list
 */
export function firstOfEach(
  groups: Groups,
  rows: RowSet,
  inOrder: readonly number[] | null,
  set: RowSet,
): RowSet {
  const seen: RowSet = new Int32Array((groups.count + 31) >>> 5);
  const take = (row: number) => {
    const group = groups.of[row]!;
    if (hasRow(seen, group)) return;
    addRow(seen, group);
    addRow(set, row);
  };
  if (inOrder) {
    for (const row of inOrder) take(row);
    return set;
  }
  for (let i = 0; i < rows.length; i++) {
    for (let word = rows[i]!; word !== 0; word &= word - 1) {
      take((i << 5) + 31 - Math.clz32(word & -word));
    }
  }
  return set;
}

/** The number of groups with a row of the set for each code; index 0 counts those with a row without a value. */
export function countGroups(
  { of, rows }: Groups,
  column: FacetColumn,
  set: RowSet,
): Uint32Array<ArrayBuffer> {
  const counts = new Uint32Array(dictionarySize(column) + 1);
  // The group last counted for each code; rows of a group are consecutive.
  const last = new Uint32Array(counts.length).fill(-1);
  const count = (code: number, group: number) => {
    if (last[code] === group) return;

    last[code] = group;
    counts[code]!++;
  };
  for (const row of rows) {
    if (!hasRow(set, row)) continue;
    const group = of[row]!;
    if (column.kind === 'text') count(column.codes[row]!, group);
    else
      for (let k = column.starts[row]!; k < column.starts[row + 1]!; k++)
        count(column.codes[k]!, group);
  }
  return counts;
}
