/** A set of rows: bit `row & 31` of word `row >>> 5`. Bits beyond the last row are never set. */
export type RowSet = Uint32Array<ArrayBuffer>;

export function emptySet(size: number): RowSet {
  return new Uint32Array((size + 31) >>> 5);
}

export function fullSet(size: number): RowSet {
  const set = emptySet(size).fill(0xffffffff);
  if (size & 31) set[set.length - 1] = 0xffffffff >>> (32 - (size & 31));
  return set;
}

export function addRow(set: RowSet, row: number): void {
  set[row >>> 5]! |= 1 << (row & 31);
}

export function hasRow(set: RowSet, row: number): boolean {
  return ((set[row >>> 5]! >>> (row & 31)) & 1) === 1;
}

/** Leaves in `set` what is in `other` too. */
export function intersect(set: RowSet, other: RowSet): void {
  for (let i = 0; i < set.length; i++) set[i]! &= other[i]!;
}

/** Adds to `set` what is in `other`. */
export function unite(set: RowSet, other: RowSet): void {
  for (let i = 0; i < set.length; i++) set[i]! |= other[i]!;
}

export function isEmpty(set: RowSet): boolean {
  for (let i = 0; i < set.length; i++) if (set[i] !== 0) return false;
  return true;
}

export function countRows(set: RowSet): number {
  let count = 0;
  for (let i = 0; i < set.length; i++) count += bitsIn(set[i]!);
  return count;
}

/** Number of bits set, summed in pairs, fours and bytes. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Calls `visit` for every row, ascending, until it answers false. */
export function everyRow(set: RowSet, visit: (row: number) => boolean): boolean {
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i]!; word !== 0; word &= word - 1) {
      if (!visit((i << 5) + 31 - Math.clz32(word & -word))) return false;
    }
  }
  return true;
}
