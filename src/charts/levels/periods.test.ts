import { expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { coveredPeriods, startOfPeriod, stretchOfPeriod } from './periods.ts';
import { seriesOf } from '../charts.examples.tsx';

const day = (iso: string) => dayOfIso(iso) ?? Number.NaN;

test.each([
  ['1M', '2026-11-20', '2026-10-20'],
  ['1M', '2026-03-31', '2026-02-28'],
  ['3M', '2024-05-31', '2024-02-29'],
  ['6M', '2026-02-15', '2025-08-15'],
  ['YTD', '2026-11-20', '2025-12-31'],
  ['1Y', '2024-02-29', '2023-02-28'],
  ['10Y', '2026-11-20', '2016-11-20'],
] as const)('ID-02 period %s ending %s is counted from %s', (period, last, start) => {
  expect(startOfPeriod(period, seriesOf([[last, 100]]), false)).toBe(day(start));
});

test('ID-02 a period begins with the last level on or before its start', () => {
  const series = seriesOf([
    ['2026-09-30', 100],
    ['2026-10-16', 101],
    ['2026-10-23', 102],
    ['2026-11-20', 103],
  ]);
  expect(stretchOfPeriod(series, '1M', false)).toEqual({ from: 1, to: 3 });
  expect(stretchOfPeriod(series, 'Max', false)).toEqual({ from: 0, to: 3 });
});

test('ID-02 only the periods that the history covers are offered', () => {
  const series = seriesOf([
    ['2025-12-31', 100],
    ['2026-08-20', 104],
    ['2026-11-20', 103],
  ]);
  expect(coveredPeriods(series, false)).toEqual(['1M', '3M', '6M', 'YTD', 'Max']);
});

test('ID-02 a period within which a ceased monthly index has one level is not offered', () => {
  const series = seriesOf([
    ['2020-01-31', 100],
    ['2020-03-31', 101],
  ]);
  expect(coveredPeriods(series, true)).toEqual(['1M', 'Max']);
});

test('ID-02 after the last level of a month a period goes back to the end of the earlier month', () => {
  const series = seriesOf([['2026-01-30', 100]]);
  expect(startOfPeriod('1M', series, true)).toBe(day('2025-12-31'));
  expect(startOfPeriod('1M', series, false)).toBe(day('2025-12-30'));
});
