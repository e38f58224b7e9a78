import type { ListBuffers } from '../../list-builder.ts';
import { dictionarySize } from '../columns.ts';
import { countCodes, facetColumn, type FacetColumn } from './facets.ts';
import { addRow, emptySet, hasRow, rowsIn, type RowSet } from '../row-set.ts';
import type { ScreenedRows } from './screened-rows.ts';

/** Rows that belong together, such as the variants of an index; a row without a group is one of its own. */
export type Groups = {
  /** Group of each row. */
  of: Uint32Array<ArrayBuffer>;
  /** All rows, those of a group one after the other. */
  rows: Uint32Array<ArrayBuffer>;
  /** Where the rows of each group begin; after the last group, where they end. */
  starts: Uint32Array<ArrayBuffer>;
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
  const next = starts.slice();
  const rows = new Uint32Array(list.size);
  for (let row = 0; row < list.size; row++) rows[next[of[row]!]!++] = row;
  return { of, rows, starts, count };
}

/**
 * Adds the first row of each group to a set without these groups.
 * @param inOrder best first
 */
export function firstOfEach({ of, count }: Groups, inOrder: Uint32Array, set: RowSet): RowSet {
  const seen = emptySet(count);
  for (const row of inOrder) {
    const group = of[row]!;
    if (hasRow(seen, group)) continue;
    addRow(seen, group);
    addRow(set, row);
  }
  return set;
}

/** Rows parted by whether there are others of the same group. */
export type Parted = {
  /** Rows without another one of their group, which are counted as any row is. */
  alone: Uint32Array;
  /** The other rows. */
  together: Uint32Array;
  /** Those of `together`, the rows of a group one after the other. */
  inOrder: Uint32Array;
};

export function partByGroups(groups: Groups, rows: ScreenedRows): Parted {
  const { of, count } = groups;
  const list = rows.list();
  const [any, several] = [emptySet(count), emptySet(count)];
  let isParted = false;
  for (const row of list) {
    const group = of[row]!;
    const bit = 1 << (group & 31);
    const word = any[group >>> 5]!;
    if ((word & bit) === 0) any[group >>> 5] = word | bit;
    else {
      several[group >>> 5]! |= bit;
      isParted = true;
    }
  }
  const none = new Uint32Array();
  if (!isParted) return { alone: list, together: none, inOrder: none };
  const [alone, together] = [new Uint32Array(list.length), new Uint32Array(list.length)];
  let [aloneCount, togetherCount] = [0, 0];
  for (const row of list) {
    const isTogether = Number(hasRow(several, of[row]!));
    alone[aloneCount] = row;
    together[togetherCount] = row;
    togetherCount += isTogether;
    aloneCount += 1 - isTogether;
  }
  return {
    alone: alone.subarray(0, aloneCount),
    together: together.subarray(0, togetherCount),
    inOrder: rowsOfGroups(groups, several, rows.set, togetherCount),
  };
}

/** The rows of a set that some groups have, so many as given, those of a group one after the other. */
function rowsOfGroups({ rows, starts }: Groups, some: RowSet, set: RowSet, size: number) {
  const found = new Uint32Array(size);
  let count = 0;
  for (const group of rowsIn(some)) {
    for (let k = starts[group]!; k < starts[group + 1]!; k++) {
      if (hasRow(set, rows[k]!)) found[count++] = rows[k]!;
    }
  }
  return found;
}

/** The number of groups with one of the rows for each code; index 0 counts those with a row without a value. */
export function countGroups(
  { of }: Groups,
  column: FacetColumn,
  { alone, inOrder }: Parted,
): Uint32Array<ArrayBuffer> {
  const counts = countCodes(column, alone);
  // The group last counted for each code; rows of a group are consecutive.
  const last = new Uint32Array(counts.length).fill(-1);
  const count = (code: number, group: number) => {
    if (last[code] === group) return;
    last[code] = group;
    counts[code]!++;
  };
  for (const row of inOrder) {
    const group = of[row]!;
    if (column.kind === 'text') count(column.codes[row]!, group);
    else
      for (let k = column.starts[row]!; k < column.starts[row + 1]!; k++)
        count(column.codes[k]!, group);
  }
  return counts;
}
