import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellPosition, createRowSplitter } from './split-rows.ts';

function split(chunks: readonly string[]) {
  const splitter = createRowSplitter(',', 1);
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
}

const cell = fc.string({ unit: fc.constantFrom('a', 'é', '指', ' ', ',', ';', '"', '\n', '\r\n') });
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const asCsv = (rows: string[][], lineEnd: string) =>
  rows.map((row) => row.map(quoted).join(',')).join(lineEnd);

test('rows are what they were written from, wherever the text is cut into chunks', () => {
  const lineEnd = fc.constantFrom('\n', '\r\n');
  fc.assert(
    fc.property(table, lineEnd, fc.integer({ min: 1, max: 9 }), (rows, end, size) => {
      const text = asCsv(rows, end);
      const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(split(chunks).map((row) => row.cells)).toEqual(rows);
    }),
  );
});

test('text without quotes is cut as another parser cuts it', () => {
  const plain = fc.string({ unit: fc.constantFrom('a', 'b', ',', '\n'), minLength: 1 });
  fc.assert(
    fc.property(plain, (text) => {
      const options = { relax_column_count: true, skip_empty_lines: true };
      expect(split([text]).map((row) => row.cells)).toEqual(parse(text, options));
    }),
  );
});

test('each cell is found on its line and in its column', () => {
  const marked = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(marked, (rows) => {
      const text = asCsv(rows, '\n');
      const lines = text.split('\n');
      for (const row of split([text])) {
        for (const [at, value] of row.cells.entries()) {
          const { line, column } = cellPosition(row, at, ',');
          const from = [lines[line - 1]?.slice(column - 1), ...lines.slice(line)].join('\n');
          expect(from.startsWith(quoted(value))).toBe(true);
        }
      }
    }),
  );
});

test('a row knows the line on which it begins, behind line ends in quotes and blank lines', () => {
  const rows = split(['a,b\n"x\ny",1\n\n', '2,3\n']);
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 5]);
});

test('a cell that is missing is missed at the end of its row', () => {
  const [row] = split(['ab,cde\r\n']);
  expect(row && cellPosition(row, 2, ',')).toEqual({ line: 1, column: 7 });
});

test('a plain cell behind a quoted one ends before the end of its line, on Windows too', () => {
  const rows = split(['"a",b\r\n"c",\r\n']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
});
