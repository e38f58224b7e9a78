/**
 * Says of which release an answer is: to browsers, which drop what they hold of another, and to shared caches,
 * which can be told to drop all answers of a release (by either name, as the makers of caches differ). Whether
 * an earlier release is shown is for the current one to say, so that its answers are dropped with that too.
 */
export function releaseHeaders(release: number, current = release) {
  const keys = [...new Set([release, current])].map((number) => `release-${number}`);
  return {
    'Plumbline-Release': String(release),
    'Surrogate-Key': keys.join(' '),
    'Cache-Tag': keys.join(','),
  };
}
