import { expect, test } from 'vitest';
import { heatOf } from './heat.ts';

const figure = { isSigned: true, unit: 'percent', group: 'returns' } as const;

test.each([
  [0, 0],
  [0.49, 0],
  [-0.5, -1],
  [4.99, 1],
  [5, 2],
  [-15, -3],
  [120, 3],
])('a return of %d has the shade %d', (value, shade) => {
  expect(heatOf(figure, value)).toBe(shade);
});

test('what is no return, or is missing, has none', () => {
  expect(heatOf(figure, null)).toBeNull();
  expect(heatOf({ ...figure, group: 'risk' }, 5)).toBeNull();
  expect(heatOf({ ...figure, isSigned: false }, 5)).toBeNull();
});
