/**
 * How text is normalised for search, for listed texts and queries alike. "S&P 500®", "s&p500" and "sp 500" are equal; a
 * run of Japanese is one word, matched by any part of it.
 */

/** Longest word in UTF-16 code units; longer ones are cut in lists and queries alike. */
export const longestWord = 64;

const ascii = /^[\x20-\x7e]*$/;
// Combining marks of the Latin, Greek and Cyrillic scripts only: the voicing marks of kana carry meaning.
const diacritics = /[\u0300-\u036f]/g;
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const lettersWithoutDecomposition = /[ßæœøłđðþıς]/g;

/** Text without case, width or diacritics: the key by which lists are sorted. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(diacritics, '')
    .normalize('NFC')
    .replace(lettersWithoutDecomposition, (letter) => plainLetters[letter] ?? letter);
}

const apostrophes = /['’‘`´]/g;
const singleLetters = /(?<![\p{L}\p{N}])(\p{L})\s*&\s*(?=\p{L}(?![\p{L}\p{N}]))/gu;
const besideSingleLetter =
  /(?<=(?<![\p{L}\p{N}])\p{L})&(?=[\p{L}\p{N}])|(?<=\p{L})&(?=\p{L}(?![\p{L}\p{N}]))/gu;
const initials = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])/gu;

/** Joins abbreviations that contain punctuation: S&P, AT&T, U.S., Moody's; but not Oil&Gas. */
function joinAbbreviations(folded: string): string {
  return folded
    .replace(apostrophes, '')
    .replace(singleLetters, '$1')
    .replace(besideSingleLetter, '')
    .replace(initials, (found) => found.replaceAll('.', ''));
}

const run =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])[\p{L}\p{N}\p{M}])+/gu;
// SSE180 reads as SSE 180, but G7, 10Y and B2B stay whole.
const lettersBeforeDigit = /(?<=\p{L}{2})(?=\p{N})/u;

function wordsOfJoined(joined: string): string[] {
  const runs = joined.match(run) ?? [];
  return runs.flatMap((one) => one.split(lettersBeforeDigit)).map((w) => w.slice(0, longestWord));
}

/** The words of a name, in order. */
export function wordsOf(text: string): string[] {
  return wordsOfJoined(joinAbbreviations(fold(text)));
}

/** A ticker, ISIN or id by its letters and digits alone; empty when it has none. */
export function codeOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, longestWord);
}

/**
 * A space-separated term of a query: a code, or one or several words of a name. Letters joined by & are a whole word:
 * S&P is no beginning of Spain.
 */
export type Term = { code: string; words: string[]; joined: readonly string[] };
export type Query = { code: string; name: string; terms: Term[] };

// In s&p500, the number may be the beginning of a longer one: S&P 5000.
const lettersAlone = /^\p{L}+$/u;
const longestQuery = 200;
const mostTerms = 12;

/**
 * Parses a query. Only its first 200 characters and 12 different terms count, which bounds the work. Without terms
 * nothing can be found.
 */
export function readQuery(text: string): Query {
  const folded = fold(text.slice(0, longestQuery)).slice(0, longestQuery);
  const joined = joinAbbreviations(folded);
  const apart = new Set(wordsOfJoined(joinAbbreviations(folded.replaceAll('&', '/'))));
  const isJoined = (word: string) => !apart.has(word) && lettersAlone.test(word);
  const terms = [...new Set(joined.split(/\s+/))]
    .slice(0, mostTerms)
    .map((term) => ({ code: codeOf(term), words: wordsOfJoined(term) }))
    .map((term) => ({ ...term, joined: term.words.filter(isJoined) }))
    .filter((term) => term.words.length > 0)
    .filter(({ code }, at, all) => all.findIndex((other) => other.code === code) === at);
  return { code: codeOf(folded), name: wordsOfJoined(joined).join(' '), terms };
}
