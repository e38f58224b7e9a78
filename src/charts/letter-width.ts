/** Average widths of letters relative to the font size, a little larger than in the typefaces of the charts. */
const latin = 0.54;
const japanese = 1;

/** The estimated width of text, relative to its font size. */
export const widthOf = (words: string): number =>
  Array.from(words, (letter) => (letter >= '\u2e80' ? japanese : latin)).reduce((a, b) => a + b, 0);
