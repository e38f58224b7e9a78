/**
 * Parsers of column texts by the object id of the type: one table for both engines, so that they return identical rows.
 * Other types stay text.
 */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  16: (text) => text === 't', // boolean
  17: bytesOfHex, // bytea
  20: Number, // int8
  21: Number, // int2
  23: Number, // int4
  114: (text) => JSON.parse(text) as unknown, // json
  700: Number, // float4
  701: Number, // float8
  1007: (text) => Int32Array.from(numbersOf(text)), // int4[]
  1022: (text) => Float64Array.from(numbersOf(text)), // float8[]
  1082: asText, // date
  1114: asText, // timestamp
  1184: (text) => new Date(text).toISOString(), // timestamptz
  1700: asText, // numeric
  3802: (text) => JSON.parse(text) as unknown, // jsonb
};

export function asText(text: string): string {
  return text;
}

/** Numbers of a one-dimensional array without nulls, as PostgreSQL writes it: `{1,2.5,NaN}`. */
function numbersOf(text: string): number[] {
  return text.length <= 2 ? [] : text.slice(1, -1).split(',').map(Number);
}

/** Bytes of PostgreSQL's hex form, `\x0aff`; never a view into a shared pool. */
function bytesOfHex(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'));
}
