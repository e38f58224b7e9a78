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

/** The places, ascending, of words that hold `part` anywhere but at their beginning. */
export function wordsContaining(vocabulary: Vocabulary, part: string): number[] {
  const { units, offsets } = vocabulary;
  const width = units.BYTES_PER_ELEMENT;
  const bytes = Buffer.from(units.buffer, units.byteOffset, units.byteLength);
  const encoding = width === 1 ? 'latin1' : 'utf16le';
  if (width === 1 && !isOneByte(part)) return [];
  const found: number[] = [];
  const needle = Buffer.from(part, encoding);
  let at = bytes.indexOf(needle, 0, encoding);
  while (at !== -1) {
    const unit = at / width;
    const word = wordAtUnit(offsets, unit);
    const inside = unit > offsets[word]! && unit + part.length <= offsets[word + 1]!;
    if (inside) found.push(word);
    at = bytes.indexOf(needle, (inside ? offsets[word + 1]! : unit + 1) * width, encoding);
  }
  return found;
}

function isOneByte(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 255) return false;
  return true;
}

function wordAtUnit(offsets: Uint32Array, unit: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (offsets[middle]! <= unit) low = middle;
    else high = middle;
  }
  return low;
}

function firstWordWhere(
  { offsets }: Vocabulary,
  start: number,
  reached: (word: number) => boolean,
): number {
  let low = start;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (reached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Negative where the word lies before every word that begins with the prefix, zero where it is one. */
function comparePrefix({ units, offsets }: Vocabulary, word: number, prefix: string): number {
  const start = offsets[word]!;
  const length = offsets[word + 1]! - start;
  for (let i = 0; i < prefix.length; i++) {
    if (i === length) return -1;
    const difference = units[start + i]! - prefix.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return 0;
}
