/**
 * The number shown for a calculated one: its ten significant digits, rounded half away from zero to the given
 * decimals, as `formatNumber` formats it. Numbers from 1e19 on have no decimals and are unchanged.
 */
export function shownValue(value: number, decimals: number): number {
  const [digits = '', exponent] = Math.abs(value).toExponential(9).split('e');
  const scaled = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  if (scaled >= 1e21) return value;
  return Math.sign(value) * Number(`${scaled}e-${decimals}`) + 0;
}
