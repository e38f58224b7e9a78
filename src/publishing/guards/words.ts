/** `1,010` or `0.0312`: a number with at most seven significant digits. */
export function numberText(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 7 });
}

/** `+12.5 %` for a fraction (0.125). */
export function percentText(part: number): string {
  const percent = part * 100;
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return `${sign}${Math.abs(percent).toLocaleString('en-US', { maximumFractionDigits: 1 })} %`;
}

/** `AAA, BBB and 12 more`. */
export function someOf(names: readonly string[], most = 10): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
