/**
 * The number that stands on a page for a calculated one: its ten significant digits, rounded half away from zero on their
 * decimals; `formatNumber` writes the same. Numbers from 1e19 on have no decimals and stay as they are.
 */
export function shownValue(value: number, decimals: number): number {
  const [digits = '', exponent] = Math.abs(value).toExponential(9).split('e');
  const scaled = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  if (scaled >= 1e21) return value;
  return Math.sign(value) * Number(`${scaled}e-${decimals}`) + 0;
}
