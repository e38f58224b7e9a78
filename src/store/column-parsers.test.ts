import { expect, test } from 'vitest';
import { columnParsers } from './column-parsers.ts';

const [integers, numbers, bytes] = [1007, 1022, 17];
const read = (type: number, text: string) => columnParsers[type]!(text);

test('arrays are read as PostgreSQL writes them, the empty one too', () => {
  expect(read(integers, '{}')).toEqual(new Int32Array());
  expect(read(integers, '{7}')).toEqual(Int32Array.of(7));
  expect(read(numbers, '{1,2.5,NaN,-Infinity}')).toEqual(
    Float64Array.of(1, 2.5, Number.NaN, -Infinity),
  );
});

test('bytes are those of the hex form', () => {
  expect(read(bytes, String.raw`\x0aff`)).toEqual(Uint8Array.of(10, 255));
  expect(read(bytes, String.raw`\x`)).toEqual(new Uint8Array());
});
