import { addRowsOf, addRowsOfRange, rowsOfCommon, type Postings } from './postings.ts';
import type { RowSet } from '../row-set.ts';
import type { RowSetPool } from '../row-set-pool.ts';
import { wordsBeginningWith } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';
import { wordsContaining, type WordParts } from './word-parts.ts';

/** Words that are found whole, by their beginning, and by any part of them. */
export type SearchedWords = WordIndex & { parts: WordParts };

/**
 * The rows that match a term, by how well: each level contains the one before, and is the same set where it adds
 * nothing. The sets may belong to the index and must not be changed.
 */
export type TermRows = {
  /** Whole words, or a whole code. */
  exact: RowSet;
  /** Words or codes that begin with it. */
  beginning: RowSet;
  /** Words that contain it. */
  inside: RowSet;
};

/** Shorter parts of Latin words would match half the list. */
const shortestPart = 3;

/** The rows that have a word; null when there are none. */
export function rowsInWords(
  { vocabulary, postings, parts }: SearchedWords,
  word: string,
  pool: RowSetPool,
): TermRows | null {
  const { from, longer, to } = wordsBeginningWith(vocabulary, word);
  const holding = isSearchedInside(word)
    ? wordsContaining(vocabulary, parts, word)
    : new Set<number>();
  if (from === to && holding.size === 0) return null;

  const exact = rowsOfExact(postings, from, longer, pool);
  const beginning = longer < to ? pool.copyOf(exact) : exact;
  addRowsOfRange(postings, longer, to, beginning);

  const inside = holding.size > 0 ? pool.copyOf(beginning) : beginning;
  for (const place of holding) addRowsOf(postings, place, inside);
  return { exact, beginning, inside };
}

/** The rows that have a word as a whole; null when there are none. */
export function rowsInWholeWords(
  { vocabulary, postings }: WordIndex,
  word: string,
  pool: RowSetPool,
): TermRows | null {
  const { from, longer } = wordsBeginningWith(vocabulary, word);
  if (from === longer) return null;
  const exact = rowsOfExact(postings, from, longer, pool);
  return { exact, beginning: exact, inside: exact };
}

/** Adds the rows that have a word with this part in it, at its beginning or anywhere else. */
export function addRowsHolding(
  { vocabulary, postings, parts }: SearchedWords,
  part: string,
  set: RowSet,
): void {
  const { from, to } = wordsBeginningWith(vocabulary, part);
  addRowsOfRange(postings, from, to, set);
  for (const place of wordsContaining(vocabulary, parts, part)) addRowsOf(postings, place, set);
}

function rowsOfExact(postings: Postings, from: number, longer: number, pool: RowSetPool): RowSet {
  const common = from < longer ? rowsOfCommon(postings, from, pool.setLength) : null;
  if (common) return common;
  const exact = pool.empty();
  addRowsOfRange(postings, from, longer, exact);
  return exact;
}

const withoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;

function isSearchedInside(word: string): boolean {
  return word.length >= shortestPart || withoutSpaces.test(word);
}
