const header = 20;
const int4 = { oid: 23, width: 4 };
const float8 = { oid: 701, width: 8 };

/**
 * Arrays of numbers as parameters in PostgreSQL's binary form: bytes are sent as they are on both engines.
 * In WebAssembly reading a number from text is the slowest part of writing it.
 */
export function int4Array(values: Int32Array): Uint8Array {
  const { bytes, view } = emptyArray(int4, values.length);
  for (let at = 0, offset = header; at < values.length; at++, offset += 8) {
    view.setInt32(offset, 4);
    view.setInt32(offset + 4, values[at]!);
  }
  return bytes;
}

export function float8Array(values: Float64Array): Uint8Array {
  const { bytes, view } = emptyArray(float8, values.length);
  for (let at = 0, offset = header; at < values.length; at++, offset += 12) {
    view.setInt32(offset, 8);
    view.setFloat64(offset + 4, values[at]!);
  }
  return bytes;
}

/** One dimension from 1 on, no nulls; each element is its length and then its value, big-endian. */
function emptyArray({ oid, width }: { oid: number; width: number }, length: number) {
  const bytes = new Uint8Array(header + length * (4 + width));
  const view = new DataView(bytes.buffer);
  view.setInt32(0, 1);
  view.setInt32(8, oid);
  view.setInt32(12, length);
  view.setInt32(16, 1);
  return { bytes, view };
}
