import { sampleCovariance } from '../figures/statistics.ts';
import type { Blend } from './blend.ts';

/** The ratio of log return to return; one where nothing changed. */
const logarithmic = (one: number) => (Math.abs(one) < 1e-12 ? 1 : Math.log1p(one) / one);

/**
 * Each part's contribution to the return of a blend over its whole time, in per cent. The daily contributions are
 * linked logarithmically, so that they add up to the total (D. R. Cariño, Combining Attribution Effects Over Time,
 * Journal of Performance Measurement 1999).
 */
export function contributionsToReturn({ series, contributions }: Blend): number[] {
  const { values } = series.levels;
  const whole = (values.at(-1) ?? 0) / (values[0] ?? 1) - 1;
  const linked = logarithmic(whole);
  const factors = values.map((value, at) =>
    at === 0 ? 0 : logarithmic(value / (values[at - 1] ?? value) - 1) / linked,
  );
  return contributions.map(
    (part) => part.reduce((sum, one, at) => sum + one * (factors[at] ?? 0), 0) * 100,
  );
}

/**
 * Each part's contribution to the risk of a blend, in per cent that add up to one hundred: the covariance of its
 * contributions with the blend's returns, divided by the variance of those. Null where the blend never moved.
 */
export function contributionsToRisk({ series, contributions }: Blend): number[] | null {
  const { values } = series.levels;
  const returns = Array.from(values.subarray(1), (value, at) => value / (values[at] ?? value) - 1);
  const variance = sampleCovariance(returns, returns);
  if (!(variance > 1e-24)) return null;
  return contributions.map(
    (part) => (sampleCovariance(Array.from(part.subarray(1)), returns) / variance) * 100,
  );
}
