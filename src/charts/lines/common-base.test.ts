import { expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { seriesOf } from '../charts.examples.tsx';
import { fromCommonBase } from './common-base.ts';

const over = (first: string, last: string) => ({ first: dayOfIso(first)!, last: dayOfIso(last)! });

const index = seriesOf([
  ['2025-12-31', 200],
  ['2026-01-30', 210],
  ['2026-02-27', 220],
  ['2026-03-31', 231],
  ['2026-04-30', 242],
]);
const other = seriesOf([
  ['2026-01-31', 40],
  ['2026-02-27', 50],
  ['2026-03-31', 40],
  ['2026-04-30', 60],
]);

test('ID-02 series begin at 100 on the first day on which all of them have a level', () => {
  const found = fromCommonBase([index, other], over('2025-12-31', '2026-04-30'));
  expect(found?.map(({ days }) => isoOfDay(days[0] ?? 0))).toEqual(['2026-02-27', '2026-02-27']);
  expect(found?.map(({ values }) => Array.from(values))).toEqual([
    [100, expect.closeTo(105, 10), expect.closeTo(110, 10)],
    [100, 80, 120],
  ]);
});

test('ID-02 what lies after the window is left out', () => {
  const [one, two] = fromCommonBase([index, other], over('2026-01-01', '2026-03-31')) ?? [];
  expect(isoOfDay(one?.days.at(-1) ?? 0)).toBe('2026-03-31');
  expect(two?.values).toEqual(Float64Array.of(100, 80));
});

test('ID-02 a window that begins later moves the base', () => {
  const [one, two] = fromCommonBase([index, other], over('2026-03-31', '2026-04-30')) ?? [];
  expect(isoOfDay(one?.days[0] ?? 0)).toBe('2026-03-31');
  expect(two?.values.at(-1)).toBeCloseTo(150, 10);
});

test('series without a common day cannot be compared', () => {
  const apart = seriesOf([
    ['2026-05-04', 10],
    ['2026-05-05', 11],
  ]);
  expect(fromCommonBase([index, apart], over('2025-12-31', '2026-04-30'))).toBeNull();
});
