/**
 * Rounds a calculated figure to ten significant digits: more than any level determines, but without the noise of
 * binary fractions, so that a tie (0.375) is rounded the same way wherever it is shown.
 */
export function tenDigits(value: number): number {
  return Number(value.toPrecision(10));
}
