import { addRowsOfRange } from './postings.ts';
import { subtract, type RowSet } from '../row-set.ts';
import type { RowSetPool } from '../row-set-pool.ts';
import type { Query } from './search-text.ts';
import type { Tiers } from './tiers.ts';
import { wordsBeginningWith } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** Words of a query that leave something out themselves: then the names that do are asked for. */
const leavingOut = /^ex(?:cl|cluding)?$|除く|除いた|以外/;

const japanese = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]/u;

/**
 * Puts rows that leave out what is asked for, such as Europe ex UK for `uk`, behind all others that match. It is asked
 * for by a word, by its beginning, or in a run of Japanese by any part.
 */
export function withLeftOutLast(
  tiers: Tiers,
  leftOut: WordIndex,
  { terms }: Query,
  pool: RowSetPool,
): Tiers {
  const all = tiers.at(-1);
  const words = terms.flatMap((term) => term.words);
  if (all === undefined || words.some((word) => leavingOut.test(word))) return tiers;
  const last = rowsLeavingOut(leftOut, words, pool);
  if (last === null) return tiers;
  const others = tiers.map(({ rows }) => {
    const kept = pool.copyOf(rows);
    subtract(kept, last);
    return { rows: kept, places: null };
  });
  return [...others, all];
}

function rowsLeavingOut(
  { vocabulary, postings }: WordIndex,
  words: readonly string[],
  pool: RowSetPool,
): RowSet | null {
  const ranges = words.flatMap((word) => {
    const { from, to } = wordsBeginningWith(vocabulary, word);
    const parts = Array.from(partsOf(word), (part) => wordsBeginningWith(vocabulary, part));
    return [{ from, to }, ...parts.map((part) => ({ from: part.from, to: part.longer }))];
  });
  const found = ranges.filter(({ from, to }) => from < to);
  if (found.length === 0) return null;
  const rows = pool.empty();
  for (const { from, to } of found) addRowsOfRange(postings, from, to, rows);
  return rows;
}

/** Longer words are not looked for in a run. */
const longestPart = 8;

/** All parts of a run of Japanese, from two characters on. */
function partsOf(run: string): Set<string> {
  const starts = japanese.test(run) ? [...run].slice(1).keys() : [];
  return new Set(
    Array.from(starts).flatMap((start) =>
      Array.from({ length: longestPart - 1 }, (_, more) => run.slice(start, start + more + 2)),
    ),
  );
}
