import { expect, test } from 'vitest';
import { seriesOf } from './charts.examples.tsx';
import { tablePositions } from './table-rows.ts';

const series = seriesOf([
  ['2026-08-28', 1],
  ['2026-08-31', 2],
  ['2026-09-01', 3],
  ['2026-09-29', 4],
  ['2026-11-02', 5],
  ['2026-11-20', 6],
]);

test('ID-02 a table of month-ends has the last level of each month, newest first', () => {
  expect(tablePositions(series, { from: 0, to: 5 }, 'month-ends')).toEqual([5, 3, 1]);
});

test('ID-02 a table of every level has them all, newest first', () => {
  expect(tablePositions(series, { from: 1, to: 4 }, 'every-level')).toEqual([4, 3, 2, 1]);
});
