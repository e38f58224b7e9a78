/** `1,010` or `0.0312`: a number with at most seven significant digits. */
export function numberText(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 7 });
}

/** `+12.5 %` for a fraction (0.125). */
export function percentText(part: number): string {
  const percent = part * 100;
  const size = Math.abs(percent).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${signOf(percent)}${size} %`;
}

/** `+0.0312`: a difference of two levels. */
export const signedText = (difference: number): string =>
  signOf(difference) + numberText(Math.abs(difference));

const signOf = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '');

/** `AAA, BBB and 12 more`. */
export function someOf(names: readonly string[], most = 10): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
