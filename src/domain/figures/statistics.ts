/** The numbers of a list or of a column. */
type Numbers = readonly number[] | Float64Array;

/** The arithmetic mean; NaN for an empty list. */
export function meanOf(values: Numbers): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at]!;
  return sum / values.length;
}

/** The covariance of a sample: the sum of products of deviations from the means, over n − 1. */
export function sampleCovariance(one: Numbers, other: Numbers): number {
  const [meanOfOne, meanOfOther] = [meanOf(one), meanOf(other)];
  let sum = 0;
  for (let at = 0; at < one.length; at++) {
    sum += (one[at]! - meanOfOne) * ((other[at] ?? Number.NaN) - meanOfOther);
  }
  return sum / (one.length - 1);
}

/** The standard deviation of a sample, over n − 1. */
export function sampleDeviation(values: Numbers): number {
  return Math.sqrt(sampleCovariance(values, values));
}

/** The median of an unsorted list; the mean of the two middle values where the length is even. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
