import type { RowSetPool } from '../row-set-pool.ts';
import type { Term } from './search-text.ts';
import { rowsOfWords } from './term-rows.ts';
import type { TextIndex } from './text-index.ts';
import { wordsBeginningWith } from './vocabulary.ts';
import type { TermRows, SearchedWords } from './word-rows.ts';

/** Of both words, in letters. */
const shortest = 2;
// A run of Japanese is searched by its parts.
const spaced = /^(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])\p{L})+$/u;

/**
 * Rows of two words that were typed as one, such as `smallcap`: the first is a whole word of some row, the second at least
 * the beginning of one. Of several places to cut, the first with any rows counts; null where there is none.
 */
export function rowsOfJoinedWords(index: TextIndex, term: Term, pool: RowSetPool): TermRows | null {
  const [typed = '', ...others] = term.words;
  if (others.length > 0 || !spaced.test(typed)) return null;
  for (let end = shortest; end <= typed.length - shortest; end++) {
    const first = typed.slice(0, end);
    if (!isWord(index.words, first) && !isWord(index.labels, first)) continue;
    const rows = rowsOfWords(index, { words: [first, typed.slice(end)], joined: [] }, pool);
    if (rows !== null) return rows;
  }
  return null;
}

function isWord({ vocabulary }: SearchedWords, word: string): boolean {
  const { from, longer } = wordsBeginningWith(vocabulary, word);
  return from < longer;
}
