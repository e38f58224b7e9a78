import { expect, test } from 'vitest';
import { changeOf } from './change-of.ts';

test('the change of invested money is in percent of the level before, and none where a level is not above zero', () => {
  expect(changeOf(110, 100, true)).toMatchObject({ unit: 'percent', level: 110 });
  expect(changeOf(110, 100, true)?.value).toBeCloseTo(10, 12);
  for (const [level, before] of [
    [110, 0],
    [0, 110],
    [-1, 1],
    [null, 100],
    [100, null],
  ] as const) {
    expect(changeOf(level, before, true)).toBeNull();
  }
});

test('levels that are no invested money change by a difference, at and below zero too', () => {
  const between = (before: number, level: number) => changeOf(level, before, false);
  expect(between(20, 18)).toEqual({ value: -2, unit: 'points', level: 18 });
  expect(between(-0.5, -0.25)).toEqual({ value: 0.25, unit: 'points', level: -0.25 });
  expect(between(0, -0.25)).toEqual({ value: -0.25, unit: 'points', level: -0.25 });
  expect(changeOf(null, 1, false)).toBeNull();
  expect(changeOf(1, null, false)).toBeNull();
});
