import { expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { layoutLines, valueOn } from './lines-layout.ts';

const start = dayOfIso('2016-01-01')!;
const days = Int32Array.from({ length: 2000 }, (_, at) => start + at);

/** Lines that begin at 100 and end a little apart from each other. */
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, line) => ({
    launch: null,
    series: {
      days,
      values: Float64Array.from(days, (_day, at) => 100 + at * (0.1 + line * 0.02)),
    },
  }));

test('six lines bear letters at their ends alone; each further one bears its letter twice, on its level', () => {
  expect(layoutLines(linesOf(6), 'linear').letters).toEqual([]);
  const lines = linesOf(11);
  const { letters, placeOf } = layoutLines(lines, 'linear');
  expect(letters.map(({ line }) => line)).toEqual([6, 7, 8, 9, 10, 6, 7, 8, 9, 10]);
  for (const { line, x, y } of letters) {
    const day = start + Math.round(x * 1999);
    const level = valueOn(lines[line]!.series, day)!;
    expect(y).toBeCloseTo(placeOf(day, level).y, 10);
  }
  // Side by side on the narrowest plot: a letter is 10px wide.
  const steps = letters.slice(1).map(({ x }, at) => x - letters[at]!.x);
  expect(Math.min(...steps) * 240).toBeGreaterThan(10);
});

test('values of the grid stand before several lines, and behind one alone', () => {
  expect(layoutLines(linesOf(2), 'linear', { hasEndsAlone: true }).isLabelledLeft).toBe(true);
  const crowded = layoutLines(linesOf(11), 'linear', { hasEndsAlone: true });
  expect(crowded.isLabelledLeft).toBe(true);
  expect(crowded.valueTicks.length).toBeGreaterThanOrEqual(3);
  const alone = layoutLines(linesOf(1), 'linear', { hasEndsAlone: true });
  expect(alone.isLabelledLeft).toBe(false);
});

test('ID-02 a label of the grid keeps away from every row of a name at the end of a line', () => {
  const [line] = linesOf(1);
  const labelled = (rows: number) =>
    layoutLines([line!], 'linear', { room: 0.08, rows: [rows] }).labelledTicks.length;
  expect(labelled(6)).toBeLessThan(labelled(1));
});
