import type { Vocabulary } from './vocabulary.ts';
import { longestWord } from './search-text.ts';

/** Words close to a mistyped one: as a whole, and at least at their beginning. */
export type NearWords = { whole: number[]; beginning: number[] };

/**
 * Finds the words within `most` edits of a term; an edit inserts, deletes or replaces a letter, or swaps two neighbours
 * (optimal string alignment, the restricted Damerau–Levenshtein distance). The vocabulary is walked in order as if it
 * were a tree: a row of the table of edits is valid for every word with the same beginning, so that most words cost one
 * look at `shared`.
 */
export function wordsNear(vocabulary: Vocabulary, typed: string, most: number): NearWords {
  const { units, offsets, shared } = vocabulary;
  const table = editTable(units, typed, most);
  const near: NearWords = { whole: [], beginning: [] };
  let dead = never; // beginnings of this length are too far, whatever follows
  let close = never; // beginnings of this length are near already
  for (let word = 0; word < shared.length; word++) {
    const known = shared[word]!;
    if (known < close) close = never;
    if (known < dead) {
      const start = offsets[word]!;
      const length = offsets[word + 1]! - start;
      dead = table.descend(start, known, length);
      if (close === never) close = table.firstNear(known + 1, Math.min(length, dead - 1));
      if (dead === never && table.isNear(length)) near.whole.push(word);
    }
    if (close !== never) near.beginning.push(word);
  }
  return near;
}

/** A length that no beginning of a word has. */
const never = longestWord + 1;

/**
 * Row `depth` holds, for every number of edits, which beginnings of `typed` so many edits make of the first `depth`
 * letters of a word: bit `b` is the beginning of `depth - most + b` letters, since longer and shorter ones are too far.
 */
function editTable(units: Vocabulary['units'], typed: string, most: number) {
  const width = most + 1;
  const band = 2 * most + 1;
  const all = (1 << band) - 1;
  const rows = new Int32Array((longestWord + 1) * width);
  for (let edits = 0; edits <= most; edits++) rows[edits] = ((2 << edits) - 1) << most;
  /** Which letters of `typed` equal letter `depth` of the word: bit `i` is that at `depth - most - 2 + i`. */
  const same = new Int32Array(longestWord + 1);
  const letters = new Uint16Array(longestWord + band + 2);
  for (let i = 0; i < typed.length; i++) letters[i + most + 1] = typed.charCodeAt(i);

  function fill(depth: number, letter: number): void {
    let equal = 0;
    for (let i = 0; i < band + 2; i++) if (letters[depth - 1 + i] === letter) equal |= 1 << i;
    same[depth] = equal;
    const swapped = equal & (same[depth - 1]! >> 2);
    const here = depth * width;
    const above = here - width;
    rows[here] = rows[above]! & (equal >> 1);
    for (let edits = 1; edits <= most; edits++) {
      const replacedOrAdded = rows[above + edits - 1]! | (rows[above + edits - 1]! >> 1);
      const leftOut = rows[here + edits - 1]! << 1;
      const kept = rows[above + edits]! & (equal >> 1);
      const exchanged = depth > 1 ? rows[above - width + edits - 1]! & swapped : 0;
      rows[here + edits] = (kept | replacedOrAdded | leftOut | exchanged) & all;
    }
  }

  function isNear(depth: number): boolean {
    const bit = typed.length - depth + most;
    return bit >= 0 && bit < band && ((rows[depth * width + most]! >> bit) & 1) === 1;
  }

  return {
    /** Computes the rows of a word but those that are known, up to one that is too far; returns its depth. */
    descend(start: number, known: number, length: number): number {
      for (let depth = known + 1; depth <= length; depth++) {
        fill(depth, units[start + depth - 1]!);
        if (rows[depth * width + most] === 0) return depth;
      }
      return never;
    },
    isNear,
    firstNear(from: number, to: number): number {
      for (let depth = Math.max(from, typed.length - most); depth <= to; depth++) {
        if (isNear(depth)) return depth;
      }
      return never;
    },
  };
}
