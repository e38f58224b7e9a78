import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../tests/support/test-size.ts';
import { cutForRounding, shownValue } from './shown-value.ts';

test('a value is rounded half away from zero in decimal arithmetic', () => {
  expect([0.375, -0.375, 1.005, 364.9547973].map((value) => shownValue(value, 2))).toEqual([
    0.38, -0.38, 1.01, 364.95,
  ]);
});

test('the digits after the tenth decide nothing, and those before it everything', () => {
  const tenDigits = (value: number) => {
    const [digits = '', exponent] = Math.abs(value).toExponential(9).split('e');
    return { units: BigInt(digits.replace('.', '')), exponent: Number(exponent) - 9 };
  };
  // Whole numbers of units, without any binary fraction.
  const roundedByHand = (value: number, decimals: number) => {
    const { units, exponent } = tenDigits(value);
    const shift = exponent + decimals;
    if (shift >= 0) return Number(`${units}e${exponent}`);
    const divisor = 10n ** BigInt(-shift);
    return Number(`${(units * 2n + divisor) / (divisor * 2n)}e-${decimals}`);
  };
  const nearTies = fc
    .tuple(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: -60, max: 60 }))
    .map(([halves, off]) => (halves / 200) * (1 + off * 1e-11));
  const values = fc.oneof(fc.double({ min: 0, max: 1e12, noNaN: true }), nearTies);
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 4 }), (value, decimals) => {
      expect(shownValue(value, decimals)).toBe(roundedByHand(value, decimals));
    }),
    { numRuns: cases(5000) },
  );
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
