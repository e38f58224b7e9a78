/** Widths of letters in shares of their size: a little more than those of the typefaces that charts are set in. */
const latin = 0.54;
const japanese = 1;

/** Width of words in shares of the size of their letters. */
export const widthOf = (words: string): number =>
  Array.from(words, (letter) => (letter >= '\u2e80' ? japanese : latin)).reduce((a, b) => a + b, 0);
