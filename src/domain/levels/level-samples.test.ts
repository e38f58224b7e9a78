import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '../day.ts';
import { cutLevels, isSampled, sampleLevels, samplingFor } from './level-samples.ts';

const day = (iso: string) => dayOfIso(iso) ?? Number.NaN;
const levelsOn = (...dates: string[]) => ({
  days: Int32Array.from(dates, day),
  values: Float64Array.from(dates, (_, i) => i + 1),
});
const datesOf = ({ days }: { days: Int32Array }) => Array.from(days, isoOfDay);

test('long spans are sampled so that a daily index gives at most some eight hundred levels', () => {
  expect(samplingFor(day('2020-01-01'), day('2023-01-01'))).toBe('every-level');
  expect(samplingFor(day('2020-01-01'), day('2026-01-01'))).toBe('week-ends');
  expect(samplingFor(day('2001-12-31'), day('2026-01-01'))).toBe('month-ends');
});

test('a span begins with the last level on or before its first day', () => {
  const levels = levelsOn('2026-01-02', '2026-01-05', '2026-01-06', '2026-01-09');
  const cut = cutLevels(levels, day('2026-01-04'), day('2026-01-08'));
  expect(datesOf(cut)).toEqual(['2026-01-02', '2026-01-05', '2026-01-06']);
  expect([...cut.values]).toEqual([1, 2, 3]);
  expect(datesOf(cutLevels(levels, day('2026-01-05'), day('2026-01-06')))).toEqual([
    '2026-01-05',
    '2026-01-06',
  ]);
  expect(cutLevels(levels, day('2025-01-01'), day('2025-02-01')).days).toHaveLength(0);
});

test('of weeks and months the last level stands for all, and the first level of the span stays', () => {
  // 2026-01-02 is a Friday, the 9th the next one.
  const dates = [
    '2026-01-01',
    '2026-01-02',
    '2026-01-05',
    '2026-01-09',
    '2026-01-30',
    '2026-02-02',
  ];
  expect(datesOf(sampleLevels(levelsOn(...dates), 'week-ends'))).toEqual([
    '2026-01-01',
    '2026-01-02',
    '2026-01-09',
    '2026-01-30',
    '2026-02-02',
  ]);
  expect(datesOf(sampleLevels(levelsOn(...dates), 'month-ends'))).toEqual([
    '2026-01-01',
    '2026-01-30',
    '2026-02-02',
  ]);
});

const samplings = ['every-level', 'week-ends', 'month-ends', 'quarter-ends', 'year-ends'] as const;

test('a series is sampled where each of its levels by itself is', () => {
  const series = fc.uniqueArray(fc.integer({ min: -2000, max: 2000 }), { maxLength: 60 });
  fc.assert(
    fc.property(series, fc.constantFrom(...samplings), (some, sampling) => {
      const days = Int32Array.from(some).toSorted();
      const values = Float64Array.from(days, (_, at) => at);
      const positions = Array.from(days.keys()).filter((at) => isSampled(days, at, sampling));
      const sampled = sampleLevels({ days, values }, sampling);
      expect([...sampled.values]).toEqual(positions);
      expect([...sampled.days]).toEqual(positions.map((at) => days[at]));
    }),
  );
});
