/**
 * Distinct words in ascending order of their UTF-16 code units, packed into one array;
 * a word is known by its place. `shared[i]` is how many leading units word i shares with word i - 1.
 */
export type Vocabulary = {
  units: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  offsets: Uint32Array<ArrayBuffer>;
  shared: Uint8Array<ArrayBuffer>;
};

/** @param words distinct, ascending by code units, none longer than 255 */
export function packVocabulary(words: readonly string[]): Vocabulary {
  const offsets = new Uint32Array(words.length + 1);
  words.forEach((word, i) => (offsets[i + 1] = offsets[i]! + word.length));
  const all = words.join('');
  // oxlint-disable-next-line no-control-regex -- the range of one-byte units is meant
  const units = /^[\u0000-\u00ff]*$/.test(all)
    ? new Uint8Array(all.length)
    : new Uint16Array(all.length);
  for (let i = 0; i < all.length; i++) units[i] = all.charCodeAt(i);
  const shared = new Uint8Array(words.length);
  for (let i = 1; i < words.length; i++) shared[i] = sharedUnits(words[i - 1]!, words[i]!);
  return { units, offsets, shared };
}

function sharedUnits(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/**
 * The words that begin with `prefix`: places `from` up to, not including, `to`. Those below `longer` (one at
 * most) are the prefix itself.
 */
export type WordRange = { from: number; longer: number; to: number };

export function wordsBeginningWith(vocabulary: Vocabulary, prefix: string): WordRange {
  const { offsets } = vocabulary;
  const compare = (word: number) => comparePrefix(vocabulary, word, prefix);
  const from = firstWordWhere(vocabulary, 0, (word) => compare(word) >= 0);
  const to = firstWordWhere(vocabulary, from, (word) => compare(word) > 0);
  const isWord = from < to && offsets[from + 1]! - offsets[from]! === prefix.length;
  return { from, longer: isWord ? from + 1 : from, to };
}

function firstWordWhere(
  { offsets }: Vocabulary,
  start: number,
  reached: (word: number) => boolean,
): number {
  return firstWhere(start, offsets.length - 1, reached);
}

/** The first number from `start` on for which the condition holds, or `end`; it holds for all that follow. */
export function firstWhere(
  start: number,
  end: number,
  reached: (number: number) => boolean,
): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (reached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Negative where the word sorts before every word with the prefix, zero where it has the prefix. */
function comparePrefix({ units, offsets }: Vocabulary, word: number, prefix: string): number {
  return compareUnits(units, offsets[word]!, offsets[word + 1]!, prefix);
}

/** Compares the units from `start` to `end`, as far as the prefix is long, with the prefix. */
export function compareUnits(
  units: Vocabulary['units'],
  start: number,
  end: number,
  prefix: string,
): number {
  for (let i = 0; i < prefix.length; i++) {
    if (start + i === end) return -1;
    const difference = units[start + i]! - prefix.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return 0;
}
