import { compareTexts, type TextChange } from './compare-texts.ts';
import { readableText } from './readable-text.ts';

/** Each takes some milliseconds of a process that serves others too, and nobody reads more of them. */
const mostTexts = 200;

/** Characters of both sides, markup included. */
const longestTexts = 1_000_000;

export type ComparedTexts = (before: unknown, after: unknown) => TextChange;

/** Compares the texts of one report, the first of them. */
export function comparedTexts(): ComparedTexts {
  let left = mostTexts;
  return (before, after) => {
    const isTooLong = JSON.stringify([before, after]).length > longestTexts;
    if (left === 0 || isTooLong) return { state: 'not-compared', passages: [], more: 0 };
    left--;
    return compareTexts(readableText(before), readableText(after));
  };
}
