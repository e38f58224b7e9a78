import { inAll } from './narrowing.ts';
import { addRowsOf, addRowsOfRange, rowsOfCommon, type Postings } from './postings.ts';
import { unite, type RowSet } from './row-set.ts';
import type { RowSetPool } from './row-set-pool.ts';
import type { Term } from './search-text.ts';
import type { TextIndex } from './text-index.ts';
import { wordsBeginningWith } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';
import { wordsContaining } from './word-parts.ts';

/**
 * The rows that match something asked, by how well: each level holds the one before, and is the same set
 * where it has no more. None may be changed: they can be those of the index.
 */
export type TermRows = {
  /** Whole words, or a whole code. */
  exact: RowSet;
  /** Words or codes that begin so. */
  beginning: RowSet;
  /** Words that hold it anywhere. */
  inside: RowSet;
};

/** Shorter parts of Latin words would match half the list. */
const shortestPart = 3;
const shortestCodeBeginning = 3;

/** Rows that match one term of a query, as a code or by all its words; null when there are none. */
export function rowsOfTerm(index: TextIndex, term: Term, pool: RowSetPool): TermRows | null {
  const words = term.words.map((word) => rowsOfWord(index, word, pool));
  return withCodes(index.codes, term.code, inAllWords(words, pool), pool);
}

function inAllWords(words: (TermRows | null)[], pool: RowSetPool): TermRows | null {
  const found = words.filter((word) => word !== null);
  if (found.length < words.length) return null;
  if (found.length === 1) return found[0]!;
  const inside = inAll(found, 'inside', pool);
  if (inside === null) return null;
  return {
    exact: inAll(found, 'exact', pool, inside)?.rows ?? pool.empty(),
    beginning: inAll(found, 'beginning', pool, inside)?.rows ?? pool.empty(),
    inside: inside.rows,
  };
}

/** Rows with one word; null when there are none. */
export function rowsOfWord(index: TextIndex, word: string, pool: RowSetPool): TermRows | null {
  const { vocabulary, postings } = index.words;
  const { from, longer, to } = wordsBeginningWith(vocabulary, word);
  const holding = isSearchedInside(word)
    ? wordsContaining(vocabulary, index.parts, word)
    : new Set<number>();
  if (from === to && holding.size === 0) return null;

  const exact = rowsOfExact(postings, from, longer, pool);
  const beginning = longer < to ? pool.copyOf(exact) : exact;
  addRowsOfRange(postings, longer, to, beginning);

  const inside = holding.size > 0 ? pool.copyOf(beginning) : beginning;
  for (const place of holding) addRowsOf(postings, place, inside);
  return { exact, beginning, inside };
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

function withCodes(
  { vocabulary, postings }: WordIndex,
  code: string,
  words: TermRows | null,
  pool: RowSetPool,
): TermRows | null {
  const { from, longer, to } = wordsBeginningWith(vocabulary, code);
  const end = code.length < shortestCodeBeginning ? longer : to;
  if (from === end) return words;
  const copyOf = (set: RowSet | undefined) => (set ? pool.copyOf(set) : pool.empty());
  const exact = copyOf(words?.exact);
  addRowsOfRange(postings, from, longer, exact);
  const beginning = copyOf(words?.beginning);
  addRowsOfRange(postings, from, end, beginning);
  if (!words || words.inside === words.beginning) return { exact, beginning, inside: beginning };
  const inside = pool.copyOf(words.inside);
  unite(inside, beginning);
  return { exact, beginning, inside };
}
