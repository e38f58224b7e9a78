import { unite, uniteCommon, type RowSet } from '../row-set.ts';
import type { RowSetPool } from '../row-set-pool.ts';
import type { TextIndex } from './text-index.ts';
import { addRowsHolding } from './word-rows.ts';

/** A longer run is found as it stands only, which bounds the work of any one. */
const longestParted = 24;

const japanese = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]/u;
const han = /\p{sc=Han}/u;
/** What joins words, and may be missing between them: 日本の株式. */
const particle = /[のなとをはがにでや]/;

/**
 * Rows that hold a run of Japanese by its parts; null when there are none. Words stand without spaces, so that
 * 日本株式 asks for 日本 and 株式, wherever a row has them. A part has two characters or more; between parts a
 * particle may be left out; and the last may be a single Han character, as in 日本株.
 */
export function rowsOfParts(index: TextIndex, run: string, pool: RowSetPool): RowSet | null {
  if (!japanese.test(run)) return null;
  const characters = [...run];
  const count = characters.length;
  if (count < 3 || count > longestParted) return null;
  /** The rows that hold the first so many characters in parts; null where none do. */
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

/** Where a part can begin that ends there; one of more than three characters is several of two or three. */
function startsOfPart(characters: readonly string[], end: number): number[] {
  const isLast = end === characters.length && han.test(characters[end - 1]!);
  const starts = isLast ? [end - 1, end - 2, end - 3] : [end - 2, end - 3];
  return starts.filter((start) => start >= 0);
}

function holdPart(index: TextIndex, part: string, held: RowSet): void {
  held.fill(0);
  for (const words of [index.words, index.labels]) addRowsHolding(words, part, held);
}
