/** The arithmetic mean; NaN for an empty list. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The covariance of a sample: the sum of products of deviations from the means, over n − 1. */
export function sampleCovariance(one: readonly number[], other: readonly number[]): number {
  const [meanOfOne, meanOfOther] = [meanOf(one), meanOf(other)];
  const products = one.map(
    (value, i) => (value - meanOfOne) * ((other[i] ?? Number.NaN) - meanOfOther),
  );
  return products.reduce((sum, product) => sum + product, 0) / (one.length - 1);
}

/** The standard deviation of a sample, over n − 1. */
export function sampleDeviation(values: readonly number[]): number {
  return Math.sqrt(sampleCovariance(values, values));
}

/** The median of an unsorted list; the mean of the two middle values where the length is even. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
