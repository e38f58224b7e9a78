import { fold } from './search/search-text.ts';

/** Compares by Unicode code points (code units would put emoji and rare kanji before kana's end). */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return aboveSurrogates(x) - aboveSurrogates(y);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above every other code unit. */
function aboveSurrogates(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/**
 * The order of the site's lists: without case and diacritics, by code point; texts that differ in nothing
 * else follow each other by code point as written.
 */
export function compareTexts(a: string, b: string): number {
  return compareCodePoints(fold(a), fold(b)) || compareCodePoints(a, b);
}

/** Sorts as `compareTexts` does, folding each text once. */
export function sortTexts(texts: Iterable<string>): string[] {
  return [...texts]
    .map((text) => ({ text, key: fold(text) }))
    .toSorted((a, b) => compareCodePoints(a.key, b.key) || compareCodePoints(a.text, b.text))
    .map(({ text }) => text);
}
