import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { placeMarks, type ChartMark } from './chart-marks.ts';
import { MarkList } from './mark-list.tsx';

const place = (...marks: ChartMark[]) => placeMarks(marks, { xOf: (day) => day / 100 });

test('IN-02 a mark stands at its day, or over its span as far as the plot shows it', () => {
  const placed = place(
    { from: 20, to: null, label: 'Launch' },
    { from: 90, to: 130, label: 'Fall' },
    { from: 120, to: 130, label: 'Later' },
  );
  expect(placed.map(({ number, from, to }) => [number, from, to])).toEqual([
    ['1', 0.2, 0.2],
    ['2', 0.9, 1],
  ]);
});

test('IN-02 a mark that is the only one has no number, neither in the plot nor in the list below', () => {
  const marks = [{ from: 20, to: null, label: 'Launch' }];
  expect(place(...marks).map(({ number }) => number)).toEqual(['']);
  const html = renderToStaticMarkup(<MarkList language="en-us" marks={marks} />);
  expect(html).toMatch(/<strong>\s*Launch<\/strong>/);
});

test('IN-02 a label that would leave the plot ends where its mark ends', () => {
  const placed = place(
    { from: 10, to: 15, label: 'A fall of sixty percent' },
    { from: 90, to: 95, label: 'A fall of a third' },
  );
  expect(placed.map(({ anchor }) => anchor)).toEqual(['start', 'end']);
});

test('IN-02 labels that would lie on each other stand in rows; letters of Japanese are twice as wide', () => {
  const rowsOf = (label: string) =>
    place({ from: 10, to: 12, label }, { from: 40, to: 42, label }).map(({ row }) => row);
  // 12 letters of 7px, the number among them, are 84 of 320px, 14 of 13px 182px: the second begins 96px after the first.
  expect(rowsOf('nine char')).toEqual([0, 0]);
  expect(rowsOf('十四文字の日本語の見出しです')).toEqual([0, 1]);
});
