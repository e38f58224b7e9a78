import { wordsNear } from './mistyped-words.ts';
import { addRowsOf, addRowsOfRange, rowsOfCommon, type Postings } from './postings.ts';
import { intersect, unite, type RowSet } from './row-set.ts';
import type { RowSetPool } from './row-set-pool.ts';
import type { Term } from './search-text.ts';
import type { TextIndex } from './text-index.ts';
import { wordsBeginningWith, wordsContaining } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/**
 * The rows that match one term of a query, by how well: each level holds the one before, and is the same set
 * where it has no more. None may be changed: they can be those of the index. `exact`: whole words, or a whole code. `beginning`: words or codes that begin so.
 * `inside`: words that hold it anywhere; null when there are none, so that nothing needs to be looked through.
 */
export type TermRows = { exact: RowSet; beginning: RowSet; inside: RowSet };

/** Shorter parts of Latin words would match half the list. */
const shortestPart = 3;
const shortestCodeBeginning = 3;

export function rowsOfTerm(index: TextIndex, term: Term, pool: RowSetPool): TermRows | null {
  const levels = allLevels(
    term.words.map((word) => rowsOfWord(index.words, word, pool)),
    pool,
  );
  return withCodes(index.codes, term.code, levels, pool);
}

/** Rows that match all words of a term; null when no row does. */
function allLevels(words: (TermRows | null)[], pool: RowSetPool): TermRows | null {
  if (words.length === 1 || words.includes(null)) return words.includes(null) ? null : words[0]!;
  const all = words.filter((word) => word !== null);
  const inside = inAll(
    all.map((word) => word.inside),
    pool,
  );
  if (inside === null) return null;
  const beginning =
    inAll(
      all.map((word) => word.beginning),
      pool,
    ) ?? pool.empty();
  return {
    exact:
      inAll(
        all.map((word) => word.exact),
        pool,
      ) ?? pool.empty(),
    beginning,
    inside,
  };
}

/** The rows that all sets hold, as a set of its own; null when there are none. */
export function inAll([first, ...others]: readonly RowSet[], pool: RowSetPool): RowSet | null {
  const all = pool.copyOf(first!);
  return others.every((set) => intersect(all, set)) ? all : null;
}

function rowsOfWord(
  { vocabulary, postings }: WordIndex,
  word: string,
  pool: RowSetPool,
): TermRows | null {
  const { from, longer, to } = wordsBeginningWith(vocabulary, word);
  const holding = isSearchedInside(word) ? wordsContaining(vocabulary, word) : [];
  if (from === to && holding.length === 0) return null;

  const exact = rowsOfExact(postings, from, longer, pool);
  const beginning = longer < to ? pool.copyOf(exact) : exact;
  addRowsOfRange(postings, longer, to, beginning);

  const inside = holding.length > 0 ? pool.copyOf(beginning) : beginning;
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

/** Rows with words near a mistyped term, or with the term itself; null when there are none. */
export type NearRows = {
  /** Near to a whole word. */
  whole: RowSet;
  /** Near to the beginning of a word at least. */
  beginning: RowSet;
};

export function rowsNearTerm(index: TextIndex, term: Term, pool: RowSetPool): NearRows | null {
  const words = term.words.map((word) => rowsNearWord(index.words, word, pool));
  if (words.includes(null)) return null;
  const near = words.filter((word) => word !== null);
  const beginning = inAll(
    near.map((word) => word.beginning),
    pool,
  );
  if (beginning === null) return null;
  return {
    whole:
      inAll(
        near.map((word) => word.whole),
        pool,
      ) ?? pool.empty(),
    beginning,
  };
}

function rowsNearWord(index: WordIndex, word: string, pool: RowSetPool): NearRows | null {
  const right = rowsOfWord(index, word, pool);
  const near = nearWords(index, word);
  if (right === null && near.beginning.length === 0) return null;
  const whole = right ? pool.copyOf(right.exact) : pool.empty();
  const beginning = right ? pool.copyOf(right.inside) : pool.empty();
  for (const place of near.whole) {
    addRowsOf(index.postings, place, whole);
    addRowsOf(index.postings, place, beginning);
  }
  for (const place of near.beginning) addRowsOf(index.postings, place, beginning);
  return { whole, beginning };
}

/** 500 is no mistyped 600, and most words of three letters are near to each other. */
function nearWords({ vocabulary }: WordIndex, word: string) {
  const none = { whole: [], beginning: [] };
  if (word.length < 4 || /\p{N}/u.test(word)) return none;
  const near = wordsNear(vocabulary, word, 1);
  return near.beginning.length > 0 || word.length < 8 ? near : wordsNear(vocabulary, word, 2);
}
