import { unite, uniteCommon, type RowSet } from '../row-set.ts';
import type { RowSetPool } from '../row-set-pool.ts';
import type { TextIndex } from './text-index.ts';
import { addRowsHolding } from './word-rows.ts';

/** A longer run is matched as a whole only, which bounds the work. */
const longestParted = 24;

const japanese = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]/u;
const han = /\p{sc=Han}/u;
/** Particles that join words, and may be left out: 日本の株式. */
const particle = /[のなとをはがにでや]/;

/**
 * Rows that contain a run of Japanese in parts; null when there are none. Words are written without spaces, so that
 * 日本株式 means 日本 and 株式, wherever a row has them. A part has two characters or more; particles between parts are
 * optional; and the last part may be a single Han character, as in 日本株.
 */
export function rowsOfParts(index: TextIndex, run: string, pool: RowSetPool): RowSet | null {
  if (!japanese.test(run)) return null;
  const characters = [...run];
  const count = characters.length;
  if (count < 3 || count > longestParted) return null;
  /** The rows that contain the first characters in parts, by their number; null where none do. */
  const reached: (RowSet | null)[] = [null, null];
  const held = pool.empty();
  for (let end = 2; end <= count; end++) {
    const rows = pool.empty();
    const found = startsOfPart(characters, end).map((start) => {
      const before = start === 0 ? held : reached[start];
      if (!before) return false;
      holdPart(index, characters.slice(start, end).join(''), held);
      return uniteCommon(rows, held, before);
    });
    const joined = particle.test(characters[end - 1]!) ? reached[end - 1] : null;
    if (joined) unite(rows, joined);
    reached.push(joined || found.includes(true) ? rows : null);
  }
  return reached[count] ?? null;
}

/**
 * Possible starts of a part that ends there; more than three characters are split into several parts of two or three.
 */
function startsOfPart(characters: readonly string[], end: number): number[] {
  const isLast = end === characters.length && han.test(characters[end - 1]!);
  const starts = isLast ? [end - 1, end - 2, end - 3] : [end - 2, end - 3];
  return starts.filter((start) => start >= 0);
}

function holdPart(index: TextIndex, part: string, held: RowSet): void {
  held.fill(0);
  for (const words of [index.words, index.labels]) addRowsHolding(words, part, held);
}
