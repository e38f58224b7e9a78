import { invert, type Postings, type WordsByRow } from './postings.ts';
import { packVocabulary, type Vocabulary } from './vocabulary.ts';

/** Words, and the rows that have them. */
export type WordIndex = { vocabulary: Vocabulary; postings: Postings };

export type WordIndexBuilder = {
  /** Takes the words of the next row. */
  add: (words: readonly string[]) => void;
  /** @param order input row at each place of the list */
  finish: (order: Uint32Array) => WordIndex;
};

export function wordIndexBuilder(): WordIndexBuilder {
  const numbers = new Map<string, number>();
  const starts = [0];
  const met: number[] = [];
  return {
    add(words) {
      for (const word of words) {
        let number = numbers.get(word);
        if (number === undefined) numbers.set(word, (number = numbers.size));
        met.push(number);
      }
      starts.push(met.length);
    },
    finish(order) {
      const words = [...numbers.keys()].toSorted(byCodeUnits);
      const places = new Uint32Array(words.length);
      words.forEach((word, place) => (places[numbers.get(word)!] = place));
      const byRow: WordsByRow = {
        starts: Uint32Array.from(starts),
        words: Uint32Array.from(met, (number) => places[number]!),
      };
      return {
        vocabulary: packVocabulary(words),
        postings: invert(byRow, order, words.length),
      };
    },
  };
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
