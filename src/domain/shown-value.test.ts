import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../tests/support/test-size.ts';
import { cutForRounding, shownValue } from './shown-value.ts';

test('a value is rounded half away from zero in decimal arithmetic', () => {
  expect([0.375, -0.375, 1.005, 364.9547973].map((value) => shownValue(value, 2))).toEqual([
    0.38, -0.38, 1.01, 364.95,
  ]);
});

test('a number that was cut for charts is shown as the whole number would be', () => {
  expect(cutForRounding(364.9547973, 3)).toBe(364.954);
  // Neither is a tie, and each is one where the last digits are merely dropped.
  expect([364.9552, 364.9502].map((value) => cutForRounding(value, 3))).toEqual([364.956, 364.951]);
  // A true tie stays one.
  expect(cutForRounding(-0.375, 3)).toBe(-0.375);
  const decimals = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), decimals, (value, shown) => {
      const cut = cutForRounding(value, shown + 1);
      expect(shownValue(cut, shown)).toBe(shownValue(value, shown));
      expect(Math.abs(cut - value)).toBeLessThan(
        1.001 * 10 ** -(shown + 1) + Math.abs(value) * 1e-9,
      );
    }),
    { numRuns: cases(2000) },
  );
});
