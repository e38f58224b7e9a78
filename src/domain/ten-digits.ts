/**
 * A calculated figure with ten significant digits: more than any level decides, without the noise of binary fractions, so
 * that what lies on a tie (0.375) is rounded as one wherever it is shown.
 */
export function tenDigits(value: number): number {
  return Number(value.toPrecision(10));
}
