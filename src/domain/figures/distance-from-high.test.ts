import { expect, test } from 'vitest';
import { dayOfIso } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';
import { distanceFromHigh } from './distance-from-high.ts';

const day = (iso: string) => dayOfIso(iso)!;
const levels = (...points: [iso: string, level: number][]): Levels => ({
  days: Int32Array.from(points, ([iso]) => day(iso)),
  values: Float64Array.from(points, ([, level]) => level),
});

const fallen = levels(
  ['2026-10-01', 100],
  ['2026-10-12', 125],
  ['2026-10-20', 110],
  ['2026-11-20', 120],
);

test('ID-02 the last level lies so far below the highest of all, in per cent of that', () => {
  // 120 / 125 = 0.96.
  expect(distanceFromHigh(fallen, null)).toEqual({
    below: expect.closeTo(4, 10),
    high: day('2026-10-12'),
    day: day('2026-11-20'),
    since: day('2026-10-01'),
    isBackTested: null,
  });
});

test('ID-02 a high from before the launch date is a back-tested one', () => {
  expect(distanceFromHigh(fallen, day('2026-10-12'))?.isBackTested).toBe(false);
  expect(distanceFromHigh(fallen, day('2026-10-13'))?.isBackTested).toBe(true);
});

test('ID-02 a level that was reached twice is dated on its last day, which may be today', () => {
  const twice = levels(['2026-10-01', 125], ['2026-10-12', 125], ['2026-10-20', 110]);
  expect(distanceFromHigh(twice, null)?.high).toBe(day('2026-10-12'));
  const again = levels(['2026-10-01', 125], ['2026-10-12', 110], ['2026-10-20', 125]);
  expect(distanceFromHigh(again, null)).toMatchObject({ below: 0, high: day('2026-10-20') });
});

test('ID-02 one level alone, none, and levels that are not above zero have no high to be below', () => {
  expect(distanceFromHigh(levels(['2026-10-01', 100]), null)).toBeNull();
  expect(distanceFromHigh(levels(), null)).toBeNull();
  expect(distanceFromHigh(levels(['2026-10-01', -2], ['2026-10-02', -1]), null)).toBeNull();
});
