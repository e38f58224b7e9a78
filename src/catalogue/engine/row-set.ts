/**
 * A set of rows: bit `row & 31` of word `row >>> 5`; bits beyond the last row are never set.
 * Signed words, because the engine keeps those in registers where it would box unsigned ones.
 */
export type RowSet = Int32Array<ArrayBuffer>;

export function emptySet(size: number): RowSet {
  return new Int32Array((size + 31) >>> 5);
}

/** Adds the rows below `size`, which is the size that the set was made for. */
export function addAllRows(set: RowSet, size: number): RowSet {
  set.fill(-1);
  if (size & 31) set[set.length - 1] = -1 >>> (32 - (size & 31));
  return set;
}

export function addRow(set: RowSet, row: number): void {
  set[row >>> 5]! |= 1 << (row & 31);
}

export function hasRow(set: RowSet, row: number): boolean {
  return ((set[row >>> 5]! >>> (row & 31)) & 1) === 1;
}

/** The rows of a set, ascending. */
export function rowsIn(set: RowSet): Uint32Array<ArrayBuffer> {
  const rows = new Uint32Array(countRows(set));
  let count = 0;
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i]!; word !== 0; word &= word - 1) {
      rows[count++] = (i << 5) + 31 - Math.clz32(word & -word);
    }
  }
  return rows;
}

/** Intersects `set` with `other`; false when nothing is left. */
export function intersect(set: RowSet, other: RowSet): boolean {
  let any = 0;
  for (let i = 0; i < set.length; i++) {
    const word = set[i]! & other[i]!;
    set[i] = word;
    any |= word;
  }
  return any !== 0;
}

/** Adds to `set` what is in `other`. */
export function unite(set: RowSet, other: RowSet): void {
  for (let i = 0; i < set.length; i++) set[i]! |= other[i]!;
}

/** Removes from `set` what is in `other`. */
export function subtract(set: RowSet, other: RowSet): void {
  for (let i = 0; i < set.length; i++) set[i]! &= ~other[i]!;
}

/** Adds the intersection of the two others to `set`; false when that is empty. */
export function uniteCommon(set: RowSet, one: RowSet, other: RowSet): boolean {
  let any = 0;
  for (let i = 0; i < set.length; i++) {
    const word = one[i]! & other[i]!;
    set[i]! |= word;
    any |= word;
  }
  return any !== 0;
}

export function countRows(set: RowSet): number {
  let count = 0;
  for (let i = 0; i < set.length; i++) {
    // Bits summed in pairs, fours and bytes.
    const word = set[i]!;
    const pairs = word - ((word >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
