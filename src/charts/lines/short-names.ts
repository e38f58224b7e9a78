import { widthOf } from '../letter-width.ts';

/** Of a row at the end of a line, in letters' sizes: 'Global Government Bond' has one. */
const roomOfRow = 12;

/**
 * Names of lines as they stand at their ends, in as many rows as each needs: without the words at the beginning and the end
 * that all names of several words share, and never cut. A line alone needs none.
 */
export function namesAtEnds(lines: readonly { name?: string }[]): string[][] {
  return shortNames(lines.map(({ name = '' }) => name)).map(rowsOf);
}

function shortNames(names: readonly string[]): string[] {
  if (names.length < 2) return names.map(() => '');
  const words = names.map((name) => name.split(' '));
  const long = words.filter((one) => one.length > 1);
  const share = (place: 0 | -1) =>
    long.length > 1 && long.every((one) => one.length > 1 && one.at(place) === long[0]?.at(place));
  while (share(0)) for (const one of long) one.shift();
  while (share(-1)) for (const one of long) one.pop();
  return words.map((one) => one.join(' '));
}

/** A word that is wider than a row stays whole, and the row is wider. */
function rowsOf(name: string): string[] {
  const rows = [''];
  for (const word of name.split(' ')) {
    const joined = `${rows.at(-1)} ${word}`.trim();
    if (widthOf(joined) <= roomOfRow || rows.at(-1) === '') rows.splice(-1, 1, joined);
    else rows.push(word);
  }
  return rows;
}
