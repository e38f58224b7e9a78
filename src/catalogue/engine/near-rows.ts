import { wordsNear, type NearWords } from './mistyped-words.ts';
import { inAll } from './narrowing.ts';
import { addRowsOf } from './postings.ts';
import type { RowSet } from './row-set.ts';
import type { RowSetPool } from './row-set-pool.ts';
import type { Term } from './search-text.ts';
import { rowsOfWord } from './term-rows.ts';
import type { TextIndex } from './text-index.ts';
import type { WordIndex } from './word-index.ts';

/** Rows with words near to something mistyped, or with it as it stands. */
export type NearRows = {
  /** Near to a whole word. */
  whole: RowSet;
  /** Near to the beginning of a word at least. */
  beginning: RowSet;
};

/** Rows near to every word of all the terms; null when there are none. */
export function rowsNearTerms(
  index: TextIndex,
  terms: readonly Term[],
  pool: RowSetPool,
): NearRows | null {
  const words = terms.flatMap((term) => term.words);
  const near = words.map((word) => rowsNearWord(index, word, pool)).filter((rows) => rows !== null);
  if (near.length < words.length) return null;
  const beginning = inAll(near, 'beginning', pool);
  if (beginning === null) return null;
  const whole = inAll(near, 'whole', pool, beginning);
  return { beginning: beginning.rows, whole: whole?.rows ?? pool.empty() };
}

function rowsNearWord(index: TextIndex, word: string, pool: RowSetPool): NearRows | null {
  const right = rowsOfWord(index, word, pool);
  const near = nearWords(index.words, word);
  if (right === null && near.beginning.length === 0) return null;
  const whole = right ? pool.copyOf(right.exact) : pool.empty();
  const beginning = right ? pool.copyOf(right.inside) : pool.empty();
  for (const place of near.whole) {
    addRowsOf(index.words.postings, place, whole);
    addRowsOf(index.words.postings, place, beginning);
  }
  for (const place of near.beginning) addRowsOf(index.words.postings, place, beginning);
  return { whole, beginning };
}

const shortestForgiven = 4;
const shortestForgivenTwice = 8;

/** 500 is no mistyped 600, and most words of three letters are near to each other. */
function nearWords({ vocabulary }: WordIndex, word: string): NearWords {
  if (word.length < shortestForgiven || /\p{N}/u.test(word)) return { whole: [], beginning: [] };
  const near = wordsNear(vocabulary, word, 1);
  const isEnough = near.beginning.length > 0 || word.length < shortestForgivenTwice;
  return isEnough ? near : wordsNear(vocabulary, word, 2);
}
