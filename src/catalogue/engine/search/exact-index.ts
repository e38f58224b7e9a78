/** Finds rows by a whole text: hashes of the texts, ascending, each with its row; equal hashes by row. */
export type ExactIndex = { hashes: Uint32Array<ArrayBuffer>; rows: Uint32Array<ArrayBuffer> };

export type ExactIndexBuilder = {
  /** Adds the texts of the next row. */
  add: (texts: readonly string[]) => void;
  /** @param places position in the list of each input row */
  finish: (places: Uint32Array) => ExactIndex;
};

export function exactIndexBuilder(): ExactIndexBuilder {
  const hashes: number[] = [];
  const rows: number[] = [];
  let row = 0;
  return {
    add(texts) {
      for (const text of texts) {
        hashes.push(hashOf(text));
        rows.push(row);
      }
      row++;
    },
    finish(places) {
      const order = Uint32Array.from(hashes.keys());
      const placeOf = (i: number) => places[rows[i]!]!;
      order.sort((a, b) => hashes[a]! - hashes[b]! || placeOf(a) - placeOf(b));
      return {
        hashes: Uint32Array.from(order, (i) => hashes[i]!),
        rows: Uint32Array.from(order, placeOf),
      };
    },
  };
}

/** Rows that may have the text, ascending; the caller compares, since different texts can share a hash. */
export function candidateRows({ hashes, rows }: ExactIndex, text: string): number[] {
  const hash = hashOf(text);
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (hashes[middle]! < hash) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let i = low; i < hashes.length && hashes[i] === hash; i++) found.push(rows[i]!);
  return found;
}

/** FNV-1a over the UTF-16 code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
