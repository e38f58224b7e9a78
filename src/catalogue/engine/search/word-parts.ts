import { compareUnits, firstWhere, type Vocabulary } from './vocabulary.ts';

/**
 * Every ending of every word but the word itself, in ascending order: where it starts in the vocabulary's
 * units, and of which word it is. What a word holds is the beginning of one of its endings.
 */
export type WordParts = {
  starts: Uint32Array<ArrayBuffer>;
  words: Uint32Array<ArrayBuffer>;
};

export function buildWordParts({ units, offsets }: Vocabulary): WordParts {
  const wordAt = new Uint32Array(units.length);
  const isFirst = new Uint8Array(units.length);
  for (let word = 0; word < offsets.length - 1; word++) {
    wordAt.fill(word, offsets[word], offsets[word + 1]);
    isFirst[offsets[word]!] = 1;
  }
  const compare = (a: number, b: number) => {
    const [endOfA, endOfB] = [offsets[wordAt[a]! + 1]!, offsets[wordAt[b]! + 1]!];
    for (let i = 0; ; i++) {
      if (a + i === endOfA || b + i === endOfB) return endOfA - a - (endOfB - b);
      const difference = units[a + i]! - units[b + i]!;
      if (difference !== 0) return difference;
    }
  };
  const starts = Uint32Array.from(wordAt.keys())
    .filter((start) => isFirst[start] === 0)
    .toSorted(compare);
  return { starts, words: starts.map((start) => wordAt[start]!) };
}

/** The places of words that hold `part` anywhere but at their beginning, in no order, once each. */
export function wordsContaining(
  { units, offsets }: Vocabulary,
  { starts, words }: WordParts,
  part: string,
): Set<number> {
  const compare = (i: number) => compareUnits(units, starts[i]!, offsets[words[i]! + 1]!, part);
  const from = firstWhere(0, starts.length, (i) => compare(i) >= 0);
  const to = firstWhere(from, starts.length, (i) => compare(i) > 0);
  return new Set(words.subarray(from, to));
}
