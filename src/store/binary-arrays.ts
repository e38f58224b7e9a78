const header = 20;
const int4 = { oid: 23, width: 4 };
const float8 = { oid: 701, width: 8 };

/**
 * Arrays of numbers in PostgreSQL's binary format, as parameters take and `array_send` returns them: both engines send
 * bytes unchanged. Formatting and parsing numbers as text would cost most of the time, above all in WebAssembly.
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

/** The numbers of an array in the format of `array_send`. */
export function int4sOf(bytes: Uint8Array): Int32Array {
  const view = viewOf(bytes);
  const values = new Int32Array(lengthOf(view));
  for (let at = 0, offset = header + 4; at < values.length; at++, offset += 8) {
    values[at] = view.getInt32(offset);
  }
  return values;
}

export function float8sOf(bytes: Uint8Array): Float64Array {
  const view = viewOf(bytes);
  const values = new Float64Array(lengthOf(view));
  for (let at = 0, offset = header + 4; at < values.length; at++, offset += 12) {
    values[at] = view.getFloat64(offset);
  }
  return values;
}

const viewOf = ({ buffer, byteOffset, length }: Uint8Array) =>
  new DataView(buffer, byteOffset, length);

/** An empty array has no dimension. */
const lengthOf = (view: DataView): number => (view.getInt32(0) === 0 ? 0 : view.getInt32(12));

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
