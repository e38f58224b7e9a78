import { align, type Stretch } from '#src/domain/align.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { splitWords } from '#src/i18n/split-words.ts';

/** Words of a text: both have them, or they were taken out or put in. */
export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** The difference of two texts. */
export type TextChange = {
  /**
   * `rewritten` where they have too little in common to be compared: the passages are their beginnings. `not-compared`
   * beyond the limits of a report.
   */
  state: 'compared' | 'rewritten' | 'not-compared';
  /**
   * The changed places, with some words around each; `…` stands for words that are left out. Empty where nothing but
   * markup differs.
   */
  passages: TextPart[][];
  /** Number of changed places beyond those. */
  more: number;
};

/** Words of a text, before they are put together. */
type Words = { kind: TextPart['kind']; words: readonly string[] };

/** Characters that stay around a change. */
const around = 60;

/** Lines that were taken out or put in: with more the whole text is one place. */
const mostLines = 600;

/** Words that were taken out or put in at a place that is compared by words, and in all of them. */
const mostWordsAtAPlace = 300;
const mostWords = 2_000;

/** Characters of a passage's part; a reader of more would rather look at the preview. */
const longestPart = 4_000;

/** Characters of all passages of a text. */
const mostCharacters = 20_000;

/** Texts that have less than this share of the shorter one in common would be read in shreds. */
const leastCommon = 0.2;

/** Compares two texts by lines, and by words where those differ, at a cost that is bounded whatever they hold. */
export function compareTexts(before: string, after: string): TextChange {
  // Blanks alone have nothing in common that counts as such.
  if (before === after) return { state: 'compared', passages: [], more: 0 };
  const words = joinAcrossSpaces(wordsOf(before, after));
  if (commonCharacters(words) < leastCommon * Math.min(before.length, after.length)) {
    const passage: TextPart[] = [
      { kind: 'removed', text: cut(before) },
      { kind: 'added', text: cut(after) },
    ];
    return { state: 'rewritten', passages: [passage], more: 0 };
  }
  const passages = passagesOf(words);
  let characters = 0;
  const shown = passages.filter((passage) => {
    const isShown = characters < mostCharacters;
    characters += passage.reduce((sum, { text }) => sum + text.length, 0);
    return isShown;
  });
  return { state: 'compared', passages: shown, more: passages.length - shown.length };
}

const commonCharacters = (parts: readonly Words[]): number =>
  parts
    .filter(({ kind, words }) => kind === 'same' && !isBlank(words))
    .reduce((sum, { words }) => sum + words.join('').length, 0);

function wordsOf(before: string, after: string): Words[] {
  let left = mostWords;
  return align(linesIn(before), linesIn(after), isEqual, mostLines).flatMap((stretch) => {
    if (stretch.kind === 'same') return toWords(stretch);
    const [removed, added] = [stretch.removed, stretch.added].map((lines) =>
      lines.flatMap((line) => splitWords(defaultLanguage, line)),
    ) as [string[], string[]];
    const most = Math.min(left, mostWordsAtAPlace);
    const words = align(removed, added, isEqual, most).flatMap(toWords);
    left -= Math.min(most, differingIn(words));
    return words;
  });
}

const differingIn = (parts: readonly Words[]): number =>
  parts.reduce((sum, { kind, words }) => sum + (kind === 'same' ? 0 : words.length), 0);

/** Lines with their ends, so that joined they are the text again. */
const linesIn = (text: string): string[] => text.split(/(?<=\n)/);

const isEqual = (one: string, other: string): boolean => one === other;

function toWords(stretch: Stretch<string>): Words[] {
  if (stretch.kind === 'same') {
    return [{ kind: 'same', words: stretch.pairs.map(({ after }) => after) }];
  }
  const { removed, added } = stretch;
  const changed: Words[] = [
    { kind: 'removed', words: removed },
    { kind: 'added', words: added },
  ];
  return changed.filter(({ words }) => words.length > 0);
}

/** Changes with only a space between them are one: "three months" became "six weeks". */
function joinAcrossSpaces(parts: readonly Words[]): Words[] {
  const joined: Words[] = [];
  let change = { removed: [] as string[], added: [] as string[] };
  const addSame = (words: readonly string[]) => {
    const last = joined.at(-1);
    if (last?.kind !== 'same') joined.push({ kind: 'same', words });
    else joined[joined.length - 1] = { kind: 'same', words: [...last.words, ...words] };
  };
  const end = () => {
    const isSpaceLast = [change.removed, change.added].every((words) => words.at(-1) === ' ');
    const [removed, added] = [change.removed, change.added].map((words) =>
      isSpaceLast ? words.slice(0, -1) : words,
    ) as [string[], string[]];
    joined.push(...toWords({ kind: 'changed', removed, added }));
    if (isSpaceLast) addSame([' ']);
    change = { removed: [], added: [] };
  };
  for (const [at, { kind, words }] of parts.entries()) {
    const isInside = change.removed.length + change.added.length > 0 && at < parts.length - 1;
    if (kind !== 'same') change[kind].push(...words);
    else if (isInside && isBlank(words) && !words.join('').includes('\n')) {
      change.removed.push(...words);
      change.added.push(...words);
    } else {
      end();
      addSame(words);
    }
  }
  end();
  return joined;
}

const isBlank = (words: readonly string[]): boolean => words.every((word) => word.trim() === '');

/** Changes that stand close to each other are in one passage. */
function passagesOf(parts: readonly Words[]): TextPart[][] {
  const passages: TextPart[][] = [[]];
  for (const [at, { kind, words }] of parts.entries()) {
    const text = words.join('');
    const passage = passages.at(-1)!;
    if (kind !== 'same') passage.push({ kind, text: cut(text) });
    else if (at === 0) passage.push({ kind, text: endOf(text) });
    else if (at === parts.length - 1) passage.push({ kind, text: beginningOf(text) });
    else if (text.length <= 2 * around) passage.push({ kind, text });
    else {
      passage.push({ kind, text: beginningOf(text) });
      passages.push([{ kind, text: endOf(text) }]);
    }
  }
  return passages.filter((passage) => passage.some(({ kind }) => kind !== 'same'));
}

const cut = (text: string): string =>
  text.length > longestPart ? `${beginning(text, longestPart)}…` : text;

const beginningOf = (text: string): string =>
  text.length > around ? `${beginning(text, around)}…` : text;

/** Ends at a whole word, where one ends near. */
function beginning(text: string, length: number): string {
  const short = text.slice(0, length);
  return /\s/.test(short.slice(-20)) ? short.replace(/\s\S*$/, '') : withoutHalves(short);
}

function endOf(text: string): string {
  if (text.length <= around) return text;
  const short = text.slice(-around);
  return `…${/\s/.test(short.slice(0, 20)) ? short.replace(/^\S*\s/, '') : withoutHalves(short)}`;
}

/** A cut may leave half of a character at an end. */
const withoutHalves = (text: string): string => text.replaceAll(/^\p{Cs}|\p{Cs}$/gu, '');
