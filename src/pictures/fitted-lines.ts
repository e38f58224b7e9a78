import { widthOf } from '#src/charts/letter-width.ts';

/** Of a dot behind a name that was cut. */
const ellipsis = widthOf('…');

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

/** What stays together: a word, or a Japanese letter, with the brackets around it; a number with its year, month or day. */
const together =
  /[（「『【]*(?:[^\s\u2e80-\uffff]*\d[年月日]|[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*)[、。）」』】：；！？ー～々]*|\s+/g;

function broken(part: string, room: number): string[] {
  const lines = [''];
  for (const word of part.match(together) ?? []) {
    const joined = lines.at(-1)! + word;
    if (widthOf(joined.trimEnd()) <= room || lines.at(-1) === '') lines.splice(-1, 1, joined);
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

/** A name that ends with an ellipsis where it is wider than its room. */
export function shortened(name: string, room: number): string {
  if (widthOf(name) <= room) return name;
  const letters = Array.from(name);
  while (letters.length > 1 && widthOf(letters.join('')) + ellipsis > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
