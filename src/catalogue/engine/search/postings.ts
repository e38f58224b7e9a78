import { addRow, type RowSet } from '../row-set.ts';

/**
 * The rows of each word. Those of a rare word are listed, ascending: `rows[starts[w]]` up to `starts[w + 1]`.
 * Those of a common word, which would take more room as a list, are a row set: `sets` holds them one after
 * the other, in the order of `common`, whose words are ascending.
 */
export type Postings = {
  starts: Uint32Array<ArrayBuffer>;
  rows: Uint32Array<ArrayBuffer>;
  common: Uint32Array<ArrayBuffer>;
  sets: Int32Array<ArrayBuffer>;
};

/** The words of each row, repeats allowed: row r has `words[starts[r]]` up to `starts[r + 1]`. */
export type WordsByRow = { starts: Uint32Array; words: Uint32Array };

/**
 * Turns words by row into rows by word.
 * @param order rows as the list holds them: input row at each place
 */
export function invert(byRow: WordsByRow, order: Uint32Array, wordCount: number): Postings {
  const setLength = (order.length + 31) >>> 5;
  const counts = new Uint32Array(wordCount);
  everyWord(byRow, order, wordCount, (word) => counts[word]!++);

  const common = Uint32Array.from([...counts.keys()].filter((word) => counts[word]! > setLength));
  const setAt = new Int32Array(wordCount).fill(-1);
  common.forEach((word, k) => (setAt[word] = k * setLength));
  const starts = new Uint32Array(wordCount + 1);
  counts.forEach((count, w) => (starts[w + 1] = starts[w]! + (setAt[w] === -1 ? count : 0)));

  const sets = new Int32Array(common.length * setLength);
  const rows = new Uint32Array(starts[wordCount]!);
  const next = starts.slice();
  everyWord(byRow, order, wordCount, (word, row) => {
    if (setAt[word] === -1) rows[next[word]!++] = row;
    else sets[setAt[word]! + (row >>> 5)]! |= 1 << (row & 31);
  });
  return { starts, rows, common, sets };
}

/** Visits each row's different words, rows ascending. */
function everyWord(
  { starts, words }: WordsByRow,
  order: Uint32Array,
  wordCount: number,
  visit: (word: number, row: number) => void,
): void {
  const lastRow = new Int32Array(wordCount).fill(-1);
  order.forEach((input, row) => {
    for (let i = starts[input]!; i < starts[input + 1]!; i++) {
      const word = words[i]!;
      if (lastRow[word] !== row) visit(word, row);
      lastRow[word] = row;
    }
  });
}

/** The rows of a common word as they stand, not to be changed; null for a rare one. */
export function rowsOfCommon(
  { common, sets }: Postings,
  word: number,
  length: number,
): RowSet | null {
  const k = firstNotBelow(common, word);
  return common[k] === word ? sets.subarray(k * length, (k + 1) * length) : null;
}

/** Adds the rows of one word to a set. */
export function addRowsOf(postings: Postings, word: number, set: RowSet): void {
  addRowsOfRange(postings, word, word + 1, set);
}

/** Adds the rows of the words from `from` up to, not including, `to`. */
export function addRowsOfRange(
  { starts, rows, common, sets }: Postings,
  from: number,
  to: number,
  set: RowSet,
): void {
  for (let i = starts[from]!; i < starts[to]!; i++) addRow(set, rows[i]!);
  for (let k = firstNotBelow(common, from); k < common.length && common[k]! < to; k++) {
    const start = k * set.length;
    for (let i = 0; i < set.length; i++) set[i]! |= sets[start + i]!;
  }
}

function firstNotBelow(ascending: Uint32Array, value: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
