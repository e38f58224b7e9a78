/** Strings as UTF-8, one after the other; string i is the bytes from `offsets[i]` up to `offsets[i + 1]`. */
export type PackedStrings = {
  bytes: Uint8Array<ArrayBuffer>;
  offsets: Uint32Array<ArrayBuffer>;
};

export function packStrings(strings: readonly string[]): PackedStrings {
  const offsets = new Uint32Array(strings.length + 1);
  strings.forEach((text, i) => (offsets[i + 1] = offsets[i]! + Buffer.byteLength(text)));
  const bytes = new Uint8Array(offsets[strings.length]!);
  const encoder = new TextEncoder();
  strings.forEach((text, i) => encoder.encodeInto(text, bytes.subarray(offsets[i])));
  return { bytes, offsets };
}

export function stringAt({ bytes, offsets }: PackedStrings, i: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'utf8',
    offsets[i],
    offsets[i + 1],
  );
}
