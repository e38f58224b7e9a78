import { expect, test } from 'vitest';
import { seriesOf } from '#src/charts/charts.examples.tsx';
import { yearRange } from './year-range.ts';

test('ID-01 the range of the year leaves out the level that the year is counted from', () => {
  const levels = seriesOf([
    ['2025-11-20', 900],
    ['2025-11-21', 120],
    ['2026-03-02', 80],
    ['2026-11-20', 100],
  ]);
  expect(yearRange(levels)).toEqual({
    high: { level: 120, date: '2025-11-21' },
    low: { level: 80, date: '2026-03-02' },
  });
});

test('ID-01 a level that was reached twice bears its latest date', () => {
  const levels = seriesOf([
    ['2026-01-05', 120],
    ['2026-02-05', 100],
    ['2026-03-05', 120],
  ]);
  expect(yearRange(levels)?.high.date).toBe('2026-03-05');
});
