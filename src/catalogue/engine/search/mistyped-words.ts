import type { Vocabulary } from './vocabulary.ts';
import { longestWord } from './search-text.ts';

/** Words close to a mistyped one: as a whole, and at least at their beginning. */
export type NearWords = { whole: number[]; beginning: number[] };

/**
 * Finds the words within `most` edits of a term; an edit inserts, deletes or replaces a letter, or swaps two neighbours
 * (optimal string alignment, the restricted Damerau–Levenshtein distance). The vocabulary is walked in order as if it
 * were a tree: a row of the distance table is valid for every word with the same beginning, so that most words cost one
 * look at `shared`.
 */
export function wordsNear(vocabulary: Vocabulary, typed: string, most: number): NearWords {
  const { units, offsets, shared } = vocabulary;
  const table = distanceTable(typed, most);
  const near: NearWords = { whole: [], beginning: [] };
  let dead = Infinity; // beginnings of this length are too far, whatever follows
  let close = Infinity; // beginnings of this length are near already

  function descend(word: number): void {
    const start = offsets[word]!;
    const length = offsets[word + 1]! - start;
    dead = Infinity;
    for (let depth = shared[word]! + 1; depth <= length && dead === Infinity; depth++) {
      const least = table.fill(depth, units, start);
      if (least > most) dead = depth;
      else if (close === Infinity && table.distanceAt(depth) <= most) close = depth;
    }
    if (dead === Infinity && table.distanceAt(length) <= most) near.whole.push(word);
  }

  for (let word = 0; word < shared.length; word++) {
    if (shared[word]! < close) close = Infinity;
    if (shared[word]! < dead) descend(word);
    if (close !== Infinity) near.beginning.push(word);
  }
  return near;
}

/** Row `depth` holds the distances of the first `depth` letters of a word to every beginning of `typed`. */
function distanceTable(typed: string, most: number) {
  const width = typed.length + 1;
  const cells = new Uint8Array((longestWord + 1) * width);
  for (let j = 0; j < width; j++) cells[j] = j;
  const far = most + 1;

  function cell(depth: number, j: number, units: Vocabulary['units'], start: number): number {
    const here = depth * width + j;
    const letter = units[start + depth - 1]!;
    const same = letter === typed.charCodeAt(j - 1);
    let least = cells[here - width - 1]! + (same ? 0 : 1);
    least = Math.min(least, cells[here - width]! + 1, cells[here - 1]! + 1);
    const swapped =
      depth > 1 &&
      j > 1 &&
      letter === typed.charCodeAt(j - 2) &&
      units[start + depth - 2] === typed.charCodeAt(j - 1);
    return swapped ? Math.min(least, cells[here - 2 * width - 2]! + 1) : least;
  }

  return {
    /** Computes one row, only where it can be near, and returns the least distance in it or just above. */
    fill(depth: number, units: Vocabulary['units'], start: number): number {
      const row = depth * width;
      const from = Math.max(1, depth - most);
      const to = Math.min(typed.length, depth + most);
      cells[row] = Math.min(depth, far);
      if (from > 1) cells[row + from - 1] = far;
      let least = from === 1 ? Math.min(depth, far) : far;
      for (let j = from; j <= to; j++) {
        const value = Math.min(far, cell(depth, j, units, start));
        cells[row + j] = value;
        least = Math.min(least, value);
      }
      if (to < typed.length) cells[row + to + 1] = far;
      return least;
    },
    distanceAt: (depth: number): number => {
      if (Math.abs(depth - typed.length) > most) return far;
      return cells[depth * width + typed.length]!;
    },
  };
}
