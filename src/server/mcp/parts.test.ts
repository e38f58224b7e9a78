import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerInParts, citedAddress, rowsInParts } from './parts.ts';
import { RefusedError } from './tool.ts';

const most = 8_000;
const sizeOf = ({ text, data }: { text?: string; data: object }) =>
  Buffer.byteLength((text ?? JSON.stringify(data)) + JSON.stringify(data));

/** Every part of an answer, within its size. */
function partsOf<Answer extends { text?: string; data: { parts: number } }>(
  answer: (part: number) => Answer,
): Answer[] {
  const { parts } = answer(1).data;
  const all = Array.from({ length: parts }, (_, at) => answer(at + 1));
  for (const one of all) expect(sizeOf(one)).toBeLessThan(most);
  const said = parts === 1 ? 'This answer has one part only.' : `There are ${parts} parts.`;
  expect(() => answer(parts + 1)).toThrow(new RefusedError(said));
  return all;
}

const unclosed = (text: string) => text.replace(/\n\(Part \d+ of \d+\)\n$/, '');

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('指数', 'A longer line of words, as a paragraph has them. '.repeat(30)),
);
const row = fc.record({ id: fc.nat(), name: words });
const lines = fc.array(
  fc.oneof({ weight: 9, arbitrary: words }, fc.constant('長い'.repeat(9_000))),
  {
    maxLength: 120,
  },
);

test('rows come whole and in order, part by part, whatever they are and whatever stands around them', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 200 }),
      fc.array(row, { maxLength: 40 }),
      words,
      (first, second, licence) => {
        const answer = (part: number) =>
          rowsInParts({ first, second }, part, (shown) => ({ licence, ...shown }));
        const parts = partsOf(answer);
        expect(parts.flatMap(({ data }) => data.first)).toEqual(first);
        expect(parts.flatMap(({ data }) => data.second)).toEqual(second);
        expect(parts.every(({ data }) => data.licence === licence)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('a text comes whole beside the rows of its data, long lines in pieces', () => {
  fc.assert(
    fc.property(lines, fc.array(row, { maxLength: 60 }), (all, rows) => {
      const text = all.map((line) => `${line}\n`).join('');
      const parts = partsOf((part) => answerInParts(text, part, { release: 3 }, { rows }));
      expect(parts.map((one) => unclosed(one.text)).join('')).toBe(text);
      expect(parts.flatMap(({ data }) => data.rows)).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});

test('data beside a text takes half of the room, with the facts that stand around its rows in every part', () => {
  const licence = 'Whoever uses these data says whose they are. '.repeat(30);
  const rows = Array.from({ length: 200 }, (_, id) => ({ id, name: 'An index of shares' }));
  const parts = partsOf((part) => answerInParts('Text\n', part, { licence }, { rows }));
  for (const { data } of parts)
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(most / 2);
  expect(parts.flatMap(({ data }) => data.rows)).toEqual(rows);
});

test('parts of a text end with a line, and say which of how many they are', () => {
  const line = 'One line of a long text, some forty letters\n';
  const parts = partsOf((part) => answerInParts(line.repeat(400), part, {}, {}));
  expect(parts.length).toBe(Math.ceil((400 * line.length) / 7_700));
  for (const [at, { text }] of parts.entries()) {
    expect(text).toMatch(new RegExp(`letters\n\n\\(Part ${at + 1} of ${parts.length}\\)\n$`));
  }
  expect(answerInParts('short', 1, {}, {}).text).toBe('short');
});

test('what a provider writes at any length is cut with an ellipsis, addresses are not', () => {
  const name = 'A name without an end '.repeat(900);
  const citeAs = `https://indexes.example/${'a'.repeat(900)}`;
  const [only] = partsOf((part) =>
    rowsInParts({ indexes: [{ name, citeAs }] }, part, (shown) => shown),
  );
  const [shown] = only!.data.indexes;
  expect(shown!.name).toMatch(/^A name without an end .*…$/);
  expect(shown!.citeAs).toBe(citeAs);
  const [beside] = partsOf((part) => answerInParts('Text\n', part, { name }, {}));
  expect(beside!.data.name).toMatch(/^A name.*…$/);
});

test('an address that is too long to be cited is refused', () => {
  const long = `https://indexes.example/?family=${'a'.repeat(2_000)}`;
  expect(() => citedAddress(long)).toThrow(RefusedError);
  expect(citedAddress(null)).toBe(null);
});
