import { inAll } from './narrowing.ts';
import { addRowsOfRange } from './postings.ts';
import { unite, type RowSet } from '../row-set.ts';
import type { RowSetPool } from '../row-set-pool.ts';
import { rowsOfParts } from './run-parts.ts';
import type { Term } from './search-text.ts';
import type { TextIndex } from './text-index.ts';
import { wordsBeginningWith } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';
import { rowsInWholeWords, rowsInWords, type TermRows } from './word-rows.ts';

const shortestCodeBeginning = 3;

/** Rows that match one term of a query, as a code or by all its words; null when there are none. */
export function rowsOfTerm(index: TextIndex, term: Term, pool: RowSetPool): TermRows | null {
  return withCodes(index.codes, term.code, rowsOfWords(index, term, pool), pool);
}

/** A short word of Latin letters or digits. */
const short = /^[\p{sc=Latin}\p{N}]{1,2}$/u;

/**
 * Rows that match a term behind which another one stands. A short one that some row has as a whole is meant as a whole:
 * with `us stocks`, what begins with it, such as USD, matches like parts of words.
 */
export function rowsOfFinishedTerm(
  index: TextIndex,
  term: Term,
  pool: RowSetPool,
): TermRows | null {
  const rows = rowsOfTerm(index, term, pool);
  if (rows === null || !short.test(term.words.join(' '))) return rows;
  const whole = rowsOfTerm(index, { ...term, joined: term.words }, pool);
  return whole === null ? rows : { ...rows, beginning: whole.beginning };
}

/** Rows that have all words of a term; null when there are none. */
export function rowsOfWords(
  index: TextIndex,
  term: Pick<Term, 'words' | 'joined'>,
  pool: RowSetPool,
): TermRows | null {
  const words = term.words.map((word) => rowsOfWord(index, term, word, pool));
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

/** Rows with one word of a term; null when there are none. */
export function rowsOfWord(
  index: TextIndex,
  { joined }: Pick<Term, 'joined'>,
  word: string,
  pool: RowSetPool,
): TermRows | null {
  const rowsIn = joined.includes(word) ? rowsInWholeWords : rowsInWords;
  const whole = withLabels(
    rowsIn(index.words, word, pool),
    withWholeLabels(rowsIn(index.labels, word, pool), index.wholeLabels, word, pool),
    pool,
  );
  // A whole label is not meant in parts: 為替ヘッジ and 配当なし are not 為替ヘッジなし.
  const byParts = isWholeLabel(index, word) ? null : rowsOfParts(index, word, pool);
  if (byParts === null) return whole;
  if (whole === null) return { exact: pool.empty(), beginning: pool.empty(), inside: byParts };
  const inside = pool.copyOf(whole.inside);
  unite(inside, byParts);
  return { ...whole, inside };
}

function isWholeLabel({ wholeLabels }: TextIndex, word: string): boolean {
  const { from, longer } = wordsBeginningWith(wholeLabels.vocabulary, word);
  return from < longer;
}

function withWholeLabels(
  labels: TermRows | null,
  { vocabulary, postings }: WordIndex,
  word: string,
  pool: RowSetPool,
): TermRows | null {
  const { from, longer } = wordsBeginningWith(vocabulary, word);
  if (from === longer) return labels;
  const exact = labels ? pool.copyOf(labels.exact) : pool.empty();
  addRowsOfRange(postings, from, longer, exact);
  if (labels === null) return { exact, beginning: exact, inside: exact };
  const [beginning, inside] = [pool.copyOf(labels.beginning), pool.copyOf(labels.inside)];
  unite(beginning, exact);
  unite(inside, exact);
  return { exact, beginning, inside };
}

/** Names match before labels: a whole label counts as the beginning of a name's word. */
function withLabels(
  names: TermRows | null,
  labels: TermRows | null,
  pool: RowSetPool,
): TermRows | null {
  if (labels === null) return names;
  if (names === null) {
    return { exact: pool.empty(), beginning: labels.exact, inside: labels.inside };
  }
  const beginning = pool.copyOf(names.beginning);
  unite(beginning, labels.exact);
  const inside = pool.copyOf(names.inside);
  unite(inside, labels.inside);
  return { exact: names.exact, beginning, inside };
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
