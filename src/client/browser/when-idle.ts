/** For browsers without `requestIdleCallback`: milliseconds until the work in progress is probably done. */
const soon = 50;

/** Runs a function when the browser is idle, or after `limit` milliseconds. Returns a function that cancels it. */
export function whenIdle(run: () => void, limit?: number): () => void {
  if ('requestIdleCallback' in window) {
    const scheduled = requestIdleCallback(run, limit === undefined ? limit : { timeout: limit });
    return () => cancelIdleCallback(scheduled);
  }
  const asked = setTimeout(run, limit ?? soon);
  return () => clearTimeout(asked);
}
