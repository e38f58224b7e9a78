import { wordsNear, type NearWords } from './mistyped-words.ts';
import { inAll } from './narrowing.ts';
import { addRowsOf } from './postings.ts';
import type { RowSet } from '../row-set.ts';
import type { RowSetPool } from '../row-set-pool.ts';
import type { Term } from './search-text.ts';
import { rowsOfWord } from './term-rows.ts';
import type { TextIndex } from './text-index.ts';

/** Rows with words close to a mistyped term, or equal to it. */
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
  const every = terms.flatMap((term) =>
    term.words.map((word) => rowsNearWord(index, term, word, pool)),
  );
  const near = every.filter((rows) => rows !== null);
  if (near.length < every.length) return null;
  const beginning = inAll(near, 'beginning', pool);
  if (beginning === null) return null;
  const whole = inAll(near, 'whole', pool, beginning);
  return { beginning: beginning.rows, whole: whole?.rows ?? pool.empty() };
}

function rowsNearWord(
  index: TextIndex,
  term: Term,
  word: string,
  pool: RowSetPool,
): NearRows | null {
  const right = rowsOfWord(index, term, word, pool);
  const { names, labels } = nearWords(index, word);
  if (right === null && names.beginning.length + labels.beginning.length === 0) return null;
  const whole = right ? pool.copyOf(right.exact) : pool.empty();
  const beginning = right ? pool.copyOf(right.inside) : pool.empty();
  for (const place of names.whole) addRowsOf(index.words.postings, place, whole);
  for (const place of names.beginning) addRowsOf(index.words.postings, place, beginning);
  for (const place of labels.beginning) addRowsOf(index.labels.postings, place, beginning);
  return { whole, beginning };
}

const shortestForgiven = 4;
const shortestForgivenTwice = 8;
const none: NearWords = { whole: [], beginning: [] };

/** 500 is not a mistyped 600, and most words of three letters are close to each other. */
function nearWords({ words, labels }: TextIndex, word: string) {
  if (word.length < shortestForgiven || /\p{N}/u.test(word)) return { names: none, labels: none };
  const within = (edits: number) => ({
    names: wordsNear(words.vocabulary, word, edits),
    labels: wordsNear(labels.vocabulary, word, edits),
  });
  const near = within(1);
  const isFound = near.names.beginning.length + near.labels.beginning.length > 0;
  return isFound || word.length < shortestForgivenTwice ? near : within(2);
}
