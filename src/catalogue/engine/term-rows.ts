import { addRowsOf, addRowsOfRange } from './postings.ts';
import { emptySet, intersect, unite, type RowSet } from './row-set.ts';
import type { Term } from './search-text.ts';
import type { TextIndex } from './text-index.ts';
import { wordLength, wordsBeginningWith, wordsContaining } from './vocabulary.ts';
import { wordsNear } from './mistyped-words.ts';
import type { WordIndex } from './word-index.ts';

/**
 * The rows that match one term of a query, by how well: each level holds the one before.
 * `exact`: whole words, or a whole code. `beginning`: words or codes that begin so. `inside`: words that hold it.
 */
export type TermRows = { exact: RowSet; beginning: RowSet; inside: RowSet };

/** Shorter parts of Latin words would match half the list. */
const shortestPart = 3;
const shortestCodeBeginning = 3;

export function rowsOfTerm(index: TextIndex, term: Term, size: number): TermRows {
  const [first, ...others] = term.words.map((word) => rowsOfWord(index.words, word, size));
  const rows = first!;
  for (const other of others) {
    intersect(rows.exact, other.exact);
    intersect(rows.beginning, other.beginning);
    intersect(rows.inside, other.inside);
  }
  addRowsOfCode(index.codes, term.code, rows);
  return rows;
}

function rowsOfWord({ vocabulary, postings }: WordIndex, word: string, size: number): TermRows {
  const { from, to } = wordsBeginningWith(vocabulary, word);
  const exact = emptySet(size);
  const hasWord = from < to && wordLength(vocabulary, from) === word.length;
  if (hasWord) addRowsOf(postings, from, exact);

  const beginning = exact.slice();
  addRowsOfRange(postings, hasWord ? from + 1 : from, to, beginning);

  const inside = beginning.slice();
  if (isSearchedInside(word)) {
    for (const place of wordsContaining(vocabulary, word)) addRowsOf(postings, place, inside);
  }
  return { exact, beginning, inside };
}

const withoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;

function isSearchedInside(word: string): boolean {
  return word.length >= shortestPart || withoutSpaces.test(word);
}

function addRowsOfCode({ vocabulary, postings }: WordIndex, code: string, rows: TermRows): void {
  const { from, to } = wordsBeginningWith(vocabulary, code);
  if (from < to && wordLength(vocabulary, from) === code.length) {
    for (const set of [rows.exact, rows.beginning, rows.inside]) addRowsOf(postings, from, set);
  }
  if (code.length < shortestCodeBeginning) return;
  addRowsOfRange(postings, from, to, rows.beginning);
  addRowsOfRange(postings, from, to, rows.inside);
}

/** Rows with words near a mistyped term: near as a whole, or near to a word's beginning at least. */
export type NearRows = { whole: RowSet; beginning: RowSet };

export function rowsNearTerm(index: TextIndex, term: Term, size: number): NearRows {
  const [first, ...others] = term.words.map((word) => rowsNearWord(index.words, word, size));
  for (const other of others) {
    intersect(first!.whole, other.whole);
    intersect(first!.beginning, other.beginning);
  }
  return first!;
}

function rowsNearWord(index: WordIndex, word: string, size: number): NearRows {
  const { exact, inside } = rowsOfWord(index, word, size);
  const near = { whole: exact, beginning: inside };
  for (const distance of forgivenDistances(word)) {
    const words = wordsNear(index.vocabulary, word, distance);
    if (words.beginning.length === 0) continue;
    for (const place of words.whole) addRowsOf(index.postings, place, near.whole);
    for (const place of words.beginning) addRowsOf(index.postings, place, near.beginning);
    break;
  }
  unite(near.beginning, near.whole);
  return near;
}

/** 500 is no mistyped 600, and most words of three letters are near to each other. */
function forgivenDistances(word: string): number[] {
  if (word.length < 4 || /\p{N}/u.test(word)) return [];
  return word.length < 8 ? [1] : [1, 2];
}
