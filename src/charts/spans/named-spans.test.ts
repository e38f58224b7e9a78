import { expect, test } from 'vitest';
import { bandsOf, placeNames } from './named-spans.ts';

const xOf = (day: number) => day / 100;
const span = (from: number, to: number, name: string) => ({ from, to, name });
const placed = (width: number, ...spans: ReturnType<typeof span>[]) =>
  placeNames(bandsOf(spans, { xOf }), width).map(({ rows, x, anchor }) => [
    rows.join('/'),
    x,
    anchor,
  ]);

test('ID-02 a name begins where its band begins, if it ends before the next one', () => {
  // 10 letters of 7px and 6px of air are 76px.
  expect(placed(1000, span(10, 12, 'Ten letter'), span(20, 22, 'Later'))).toEqual([
    ['Ten letter', 0.1, 'start'],
    ['Later', 0.2, 'start'],
  ]);
});

test('ID-02 beside a band that begins soon a name ends where its own ends, or takes two rows', () => {
  expect(placed(1000, span(30, 32, 'Global financial crisis'), span(36, 38, 'Next'))).toEqual([
    ['Global financial crisis', 0.32, 'end'],
    ['Next', 0.36, 'start'],
  ]);
  expect(placed(1000, span(1, 2, 'Global financial crisis'), span(15, 16, 'Next'))[0]).toEqual([
    'Global/financial crisis',
    0.01,
    'start',
  ]);
});

test('ID-02 a name without room is left out, and so is what lies outside the plot', () => {
  expect(placed(400, span(1, 2, 'Global financial crisis'), span(5, 6, 'Next'))).toEqual([
    ['Next', 0.05, 'start'],
  ]);
  expect(placed(400, span(-20, -10, 'Before'), span(120, 130, 'After'))).toEqual([]);
  expect(placed(400, span(-20, 10, 'Half'))).toEqual([['Half', 0, 'start']]);
});

test('ID-02 a Japanese name takes two rows at its middle dot, if it has one within', () => {
  // A letter is 13px wide.
  const between = (name: string) =>
    placed(1000, span(60, 67, '原油安'), span(70, 71, name), span(79, 85, 'インフレ'));
  expect(between('コロナ・ショック')[1]).toEqual(['コロナ・/ショック', 0.7, 'start']);
  expect(between('コロナとショック・')).toHaveLength(2);
});
