/** A word with hyphens, such as a date, a key or the name of a guard. */
const hyphenated = /(?<!\S)([^\s-]+(?:-[^\s-]+)+)(?!\S)/;

/** Longer ones, such as paths of files, would widen their column more than they help. */
const longest = 24;

/** Splits a text into parts, and says of each whether it must not wrap at its hyphens. */
export const wholeWords = (text: string): { part: string; isWhole: boolean }[] =>
  text.split(hyphenated).map((part, at) => ({
    part,
    isWhole: at % 2 === 1 && part.length <= longest,
  }));
