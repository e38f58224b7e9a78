import { expect, test } from 'vitest';
import { averageOf } from './mix-of-held.ts';

test('an average counts the parts that have a value, by their weights', () => {
  const parts = [
    { weight: 50, value: 10 },
    { weight: 30, value: 20 },
    { weight: 20, value: null },
  ];
  expect(averageOf(parts, false)).toEqual({ value: 1100 / 80, covered: 80 });
  expect(averageOf(parts, true)).toEqual({ value: 80 / (5 + 1.5), covered: 80 });
  expect(averageOf([{ weight: 100, value: null }], false)).toBeNull();
});

test('there is no harmonic average of what is not above zero, such as a price over a loss', () => {
  for (const value of [-3, 0]) {
    const parts = [
      { weight: 50, value },
      { weight: 50, value: 10 },
    ];
    expect(averageOf(parts, true)).toBeNull();
    expect(averageOf(parts, false)).toMatchObject({ covered: 100 });
  }
});
