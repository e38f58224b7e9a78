import { widthOf } from '#src/charts/letter-width.ts';

/** The width of the ellipsis behind a shortened name. */
const ellipsis = widthOf('…');

const between = ' · ';

/**
 * Breaks text into as few lines as it needs, because SVG does not wrap text. A part that does not fit starts a new
 * line; a part wider than a line is broken between words or between Japanese characters.
 * @param room the width of a line relative to the font size
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

/**
 * Units that are not broken: a word, a Japanese character with its brackets, or a number with its year, month or
 * day character.
 */
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

/** Shortens a name with an ellipsis where it is wider than its room. */
export function shortened(name: string, room: number): string {
  if (widthOf(name) <= room) return name;
  const letters = Array.from(name);
  while (letters.length > 1 && widthOf(letters.join('')) + ellipsis > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
