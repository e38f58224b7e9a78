/** Widths of letters in shares of their size: a little more than those of the typefaces that pictures are set in. */
const latin = 0.54;
const japanese = 1;

const widthOf = (words: string) =>
  Array.from(words, (letter) => (letter >= '\u2e80' ? japanese : latin)).reduce((a, b) => a + b, 0);

const between = ' · ';

/**
 * Parts of a text on as few lines as they need, which a picture does not break by itself: a part begins a new line where it does
 * not fit, and is broken between words, or between Japanese letters, where it is wider than a line.
 * @param room width of a line in letters' sizes
 */
export function fittedLines(parts: readonly (string | null)[], room: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    if (!part) continue;
    const last = lines.at(-1);
    const joined = last === undefined ? part : last + between + part;
    if (widthOf(joined) <= room) lines.splice(-1, 1, joined);
    else lines.push(...broken(part, room));
  }
  return lines;
}

function broken(part: string, room: number): string[] {
  const lines = [''];
  for (const word of part.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*|\s+/g) ?? []) {
    const joined = lines.at(-1)! + word;
    if (widthOf(joined.trimEnd()) <= room || lines.at(-1) === '') lines.splice(-1, 1, joined);
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}
