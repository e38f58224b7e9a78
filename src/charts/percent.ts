/** A share as a length for SVG or CSS: `percentOf(0.125)` is '12.5%'. */
export function percentOf(share: number): string {
  return `${Math.round(share * 100_000) / 1000}%`;
}
