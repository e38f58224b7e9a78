import { compareTexts } from '../collation.ts';
import { dictionarySize, type ColumnData, type TextData, type TextsData } from '../columns.ts';
import { stringAt } from '../packed-strings.ts';
import type { RowSet } from '../row-set.ts';

export type FacetColumn = TextData | TextsData;
/** The column of a filter. */
export function facetColumn(columns: Record<string, ColumnData>, name: string): FacetColumn {
  const column = columns[name];
  if (!column || column.kind === 'number') throw new TypeError(`${name} has no texts to filter by`);
  return column;
}

/** A value that rows can be filtered by, and how many rows there are of it. */
export type FacetCount = { value: string; count: number };

/** The codes of values; values without rows are left out. */
export function codesOfValues(column: FacetColumn, values: readonly string[]): Set<number> {
  const codes = values.map((value) => codeOfValue(column, value));
  return new Set(codes.filter((code) => code !== 0));
}

/** The values that no row has. */
export function unknownTo(column: FacetColumn, values: readonly string[]): string[] {
  return values.filter((value) => codeOfValue(column, value) === 0);
}

/** All values of a column, sorted. */
export function dictionaryOf(column: FacetColumn): string[] {
  return Array.from({ length: dictionarySize(column) }, (_, at) => stringAt(column.dictionary, at));
}

function codeOfValue(column: FacetColumn, value: string): number {
  let low = 0;
  let high = dictionarySize(column);
  while (low < high) {
    const middle = (low + high) >>> 1;
    const comparison = compareTexts(stringAt(column.dictionary, middle), value);
    if (comparison === 0) return middle + 1;
    if (comparison < 0) low = middle + 1;
    else high = middle;
  }
  return 0;
}

/** Adds the rows of another set that have at least one of the codes to an empty set. */
export function rowsWithCodes(
  column: FacetColumn,
  codes: Set<number>,
  among: RowSet,
  set: RowSet,
): RowSet {
  const wanted = new Uint8Array(dictionarySize(column) + 1);
  for (const code of codes) wanted[code] = 1;
  if (column.kind === 'text') addRowsWithOne(column, wanted, among, set);
  else addRowsWithAny(column, wanted, among, set);
  return set;
}

function addRowsWithOne({ codes }: TextData, wanted: Uint8Array, among: RowSet, set: RowSet): void {
  for (let i = 0; i < set.length; i++) {
    const base = i << 5;
    let found = 0;
    for (let word = among[i]!; word !== 0; word &= word - 1) {
      const at = 31 - Math.clz32(word & -word);
      found |= wanted[codes[base + at]!]! << at;
    }
    set[i] = found;
  }
}

function addRowsWithAny(
  { codes, starts }: TextsData,
  wanted: Uint8Array,
  among: RowSet,
  set: RowSet,
): void {
  for (let i = 0; i < set.length; i++) {
    const base = i << 5;
    let found = 0;
    for (let word = among[i]!; word !== 0; word &= word - 1) {
      const at = 31 - Math.clz32(word & -word);
      let isWanted = 0;
      const row = base + at;
      for (let k = starts[row]!; k < starts[row + 1]!; k++) isWanted |= wanted[codes[k]!]!;
      found |= isWanted << at;
    }
    set[i] = found;
  }
}

/** The number of rows with each code; index 0 counts rows without a value. */
export function countCodes(column: FacetColumn, rows: Uint32Array): Uint32Array<ArrayBuffer> {
  const counts = new Uint32Array(dictionarySize(column) + 1);
  return column.kind === 'text' ? countOne(column, rows, counts) : countMany(column, rows, counts);
}

function countOne(
  { codes }: TextData,
  rows: Uint32Array,
  counts: Uint32Array<ArrayBuffer>,
): Uint32Array<ArrayBuffer> {
  for (let i = 0; i < rows.length; i++) counts[codes[rows[i]!]!]!++;
  return counts;
}

function countMany(
  { codes, starts }: TextsData,
  rows: Uint32Array,
  counts: Uint32Array<ArrayBuffer>,
): Uint32Array<ArrayBuffer> {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    for (let k = starts[row]!; k < starts[row + 1]!; k++) counts[codes[k]!]!++;
  }
  return counts;
}
