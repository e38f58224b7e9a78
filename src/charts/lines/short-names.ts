import { widthOf } from '../letter-width.ts';

/** The width of a label row relative to the font size: 'Global Government Bond' fits into one. */
const roomOfRow = 12;

/**
 * The labels of lines, each in as many rows as it needs. Words that all names begin or end with are left out, and
 * no word is cut. A single line needs no label.
 */
export function namesAtEnds(lines: readonly { name?: string }[]): string[][] {
  return shortNames(lines.map(({ name = '' }) => name)).map(rowsOf);
}

/** Names without the words that all of them begin or end with; a single one needs no name. */
export function shortNames(names: readonly string[]): string[] {
  if (names.length < 2) return names.map(() => '');
  const words = names.map((name) => name.split(' '));
  const long = words.filter((one) => one.length > 1);
  const share = (place: 0 | -1) =>
    long.length > 1 && long.every((one) => one.length > 1 && one.at(place) === long[0]?.at(place));
  while (share(0)) for (const one of long) one.shift();
  while (share(-1)) for (const one of long) one.pop();
  return words.map((one) => one.join(' '));
}

/** A word that is wider than a row is not split; the row becomes wider. */
function rowsOf(name: string): string[] {
  const rows = [''];
  for (const word of name.split(' ')) {
    const joined = `${rows.at(-1)} ${word}`.trim();
    if (widthOf(joined) <= roomOfRow || rows.at(-1) === '') rows.splice(-1, 1, joined);
    else rows.push(word);
  }
  return rows;
}
