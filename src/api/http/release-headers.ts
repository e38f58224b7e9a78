/**
 * Headers that name the release of an answer: browsers drop cached answers of another release, and shared caches can
 * purge by it (under either name, since caches differ). An answer from an earlier release also depends on the current
 * one, which decides whether it may be shown.
 */
export function releaseHeaders(release: number, current = release) {
  const keys = [...new Set([release, current])].map((number) => `release-${number}`);
  return {
    'Plumbline-Release': String(release),
    'Surrogate-Key': keys.join(' '),
    'Cache-Tag': keys.join(','),
  };
}
