/** Where a browser does not say when it is idle: after what was under way when it was asked. */
const soon = 50;

/**
 * Runs once the browser is idle, where a limit in milliseconds is given at the latest then. Ends before it began by
 * calling what it gives back.
 */
export function whenIdle(run: () => void, limit?: number): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(run, limit === undefined ? limit : { timeout: limit });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(run, limit ?? soon);
  return () => clearTimeout(asked);
}
