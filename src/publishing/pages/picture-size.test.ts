import { expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';
import { imageTypeOf } from './picture-type.ts';

const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>';

test.each([
  drawn,
  `\uFEFF<?xml version="1.0"?>\n<!-- made by <svg viewBox="0 0 1 1"> -->\n<!DOCTYPE svg>\n${drawn}`,
])('a drawing has the size of its viewBox, whatever stands before it', (text) => {
  const bytes = Buffer.from(text);
  expect([imageTypeOf(bytes), pictureSize(bytes)]).toEqual(['svg', { width: 30, height: 20 }]);
});

// By their lengths squared, or worse, they would take minutes of the server that reads them.
test.each([
  ['comments before no drawing', '<!---->'.repeat(500), null],
  ['comments of which the last stays open', `${'<!-- '.repeat(800)}<svg`, null],
  ['a tag that stays open', '<svg '.repeat(100_000), 'svg'],
])(
  '%s are read at once',
  (_title, text, type) => {
    const bytes = Buffer.from(text);
    expect([imageTypeOf(bytes), pictureSize(bytes)]).toEqual([type, null]);
  },
  20_000,
);

const segment = (marker: number, ...content: number[]) => [
  0xff,
  marker,
  0,
  content.length + 2,
  ...content,
];
const frame = segment(0xc0, 8, 0, 20, 0, 30, 3);
const jpeg = (...bytes: number[]) =>
  Buffer.from([0xff, 0xd8, ...bytes, ...Array<number>(9).fill(0)]);

test('a photograph has the size of its frame, behind whatever segments stand before it', () => {
  const bytes = jpeg(...segment(0xe0, 1, 2, 3), ...frame);
  expect([imageTypeOf(bytes), pictureSize(bytes)]).toEqual(['jpg', { width: 30, height: 20 }]);
});

test('a photograph whose segments are none, or that breaks off, has no size', () => {
  const marked = segment(0xe0, 1, 2, 3);
  expect(pictureSize(jpeg(...marked, 0, ...frame.slice(1)))).toBeNull();
  expect(pictureSize(Buffer.from([0xff, 0xd8, ...marked, 0xff]))).toBeNull();
});
