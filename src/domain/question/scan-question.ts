import { foldQuestion, type Meaning, type NumberUnit, type Vocabulary } from './vocabulary.ts';

/** A token of a question with its meaning; `text` is as it was typed, from `start` on. */
export type Token = { text: string; start: number } &
  /** Words that are not in the vocabulary are of the kind `word`, too. */
  (Meaning | { kind: 'separator' });

const letterOrDigit = /[\p{L}\p{N}]/u;
// Japanese is written without spaces between words.
const written = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー]';
const japanese = new RegExp(written, 'u');

const patterns = {
  quoted: /"([^"]*)"/uy,
  window: /(\d{1,2})[ -]?(months?|mos?|m|years?|yrs?|y|か月|ヶ月|カ月|年)(?![a-z0-9])/uy,
  number:
    /[-−+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+|,\d{1,2}(?!\d))?(?:\s*%|(?:bps?|x)(?![a-z0-9]))?/uy,
  word: new RegExp(`${written}+|(?:(?!${written})[\\p{L}\\p{N}\\p{M}&.'/+-])+`, 'uy'),
};

/**
 * The tokens of a question in order, with the longest matching phrase at each position. Text in double quotes is
 * words, whatever it means.
 */
export function scanQuestion(question: string, vocabulary: Vocabulary): Token[] {
  const text = question.normalize('NFKC');
  const folded = foldQuestion(text);
  // If case folding changes the length of the text, positions would shift, so the original is used.
  const searched = folded.length === text.length ? folded : text;
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const found = tokenAt(text, searched, at, vocabulary);
    tokens.push(found.token);
    at += found.length;
  }
  return tokens;
}

type Found = { token: Token; length: number };

type Place = { text: string; searched: string; at: number; vocabulary: Vocabulary };

function tokenAt(text: string, searched: string, at: number, vocabulary: Vocabulary): Found {
  const place = { text, searched, at, vocabulary };
  const quoted = matchAt(patterns.quoted, place);
  if (quoted) return tokenOf(place, quoted[0].length, { kind: 'word' });
  return (
    spanAt(place) ??
    windowOrPhrase(place) ??
    numberAt(place) ??
    wordAt(place) ??
    tokenOf(place, String.fromCodePoint(text.codePointAt(at) ?? 0).length, { kind: 'separator' })
  );
}

const span = /[-–—〜~](?<=\d\s*%?\s*.)(?=\s*\d)/uy;
const hyphen = /(?<=[\p{L}\p{N}])-(?=\p{L})/uy;

/** A dash between two numbers, or a hyphen behind a word that is understood: `5-10`, `10〜15%`, `five-year`. */
function spanAt(place: Place): Found | null {
  const found = matchAt(span, place);
  if (found) return tokenOf(place, found[0].length, { kind: 'filler', spans: true });
  return matchAt(hyphen, place) && tokenOf(place, 1, { kind: 'filler' });
}

function matchAt(pattern: RegExp, { searched, at }: Place): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(searched);
}

/** Returns the longer of the two. */
function windowOrPhrase(place: Place): Found | null {
  const { searched, at, vocabulary } = place;
  const phrase = phraseAt(searched, at, vocabulary);
  const window = startsWord(searched, at) ? matchAt(patterns.window, place) : null;
  if (window && window[0].length >= (phrase?.text.length ?? 0)) {
    const unit = /^[mかヶカ]/u.test(window[2] ?? '') ? 'M' : 'Y';
    const amount = Number(window[1]);
    const named = { kind: 'window', window: `${amount}${unit}`, amount } as const;
    return tokenOf(place, window[0].length, named);
  }
  return phrase && tokenOf(place, phrase.text.length, phrase.meaning);
}

/** What begins a number of thousands in much of the world, and is a decimal one elsewhere: 1.000. */
const eitherWay = /^\D?[1-9]\d{0,2}\.\d{3}(?!\d)/u;

function numberAt(place: Place): Found | null {
  const { searched, at } = place;
  const found = startsWord(searched, at) ? matchAt(patterns.number, place) : null;
  if (!found || !endsWord(searched, at + found[0].length, found[0])) return null;
  if (eitherWay.test(found[0])) return tokenOf(place, found[0].length, { kind: 'word' });
  const value = Number.parseFloat(
    found[0]
      .replace('−', '-')
      // A comma before one or two digits is a decimal one.
      .replace(/,(?=\d{1,2}(?!\d))/u, '.')
      .replaceAll(',', ''),
  );
  return tokenOf(place, found[0].length, { kind: 'number', value, ...unitIn(found[0]) });
}

function unitIn(number: string): { unit?: NumberUnit } {
  if (number.endsWith('%')) return { unit: 'percent' };
  return /bps?$/u.test(number) ? { unit: 'basisPoints' } : {};
}

function wordAt(place: Place): Found | null {
  const { searched, at, vocabulary } = place;
  const found = matchAt(patterns.word, place);
  if (!found) return null;
  return tokenOf(place, wordLength(searched, at, found[0], vocabulary), { kind: 'word' });
}

type Said = Meaning | { kind: 'separator' };

const tokenOf = ({ text, at }: Place, length: number, said: Said): Found => ({
  token: { ...said, text: text.slice(at, at + length), start: at },
  length,
});

/** A run of Japanese characters ends where a phrase or a number begins; other words end at spaces. */
function wordLength(searched: string, at: number, run: string, vocabulary: Vocabulary): number {
  if (!japanese.test(run[0] ?? '')) return run.length;
  for (let length = 1; length < run.length; length++) {
    if (phraseAt(searched, at + length, vocabulary)) return length;
  }
  return run.length;
}

function phraseAt(searched: string, at: number, { phrases }: Vocabulary) {
  const isSymbol = !letterOrDigit.test(searched[at] ?? '');
  if (!isSymbol && !startsWord(searched, at)) return null;
  const some = phrases.get(searched.slice(at, at + 1)) ?? [];
  return (
    some.find(
      ({ text }) => searched.startsWith(text, at) && endsWord(searched, at + text.length, text),
    ) ?? null
  );
}

const joinedNumber = new RegExp(`(?<=[a-z])\\d+(?:\\.\\d+)?(?:%|${written})`, 'uy');

/** Whether a number follows a Latin word without a space, as in `PER15倍以下`. */
function isJoinedNumber(searched: string, at: number): boolean {
  joinedNumber.lastIndex = at;
  return joinedNumber.test(searched);
}

/** Whether no letter of the same word precedes the position. */
function startsWord(searched: string, at: number): boolean {
  const [before, here] = [searched.slice(0, at).at(-1) ?? '', searched[at] ?? ''];
  if (!letterOrDigit.test(before) || isJoinedNumber(searched, at)) return true;
  return japanese.test(before) || japanese.test(here);
}

/** Whether no letter of the same word follows the position. */
function endsWord(searched: string, end: number, text: string): boolean {
  const [last, behind] = [text.at(-1) ?? '', searched[end] ?? ''];
  if (!letterOrDigit.test(last) || !letterOrDigit.test(behind)) return true;
  if (isJoinedNumber(searched, end)) return true;
  return japanese.test(last) || japanese.test(behind);
}
