const guardKey = 'chunk-reload-at';
const guardMilliseconds = 60_000;

/** For so long after the network is back, code may still be told to have failed that was asked for without one. */
const lateMilliseconds = 10_000;

/**
 * A chunk that fails to load means most often that a new version was deployed: the page is reloaded
 * fully, at most once per 60 seconds (NV-03). The router would reload by itself, once per session;
 * its own mark is set so that it leaves that to us. Without a network the page stays: reloading would
 * leave the visitor with nothing.
 */
export function reloadOnChunkFailure(): void {
  let onlineSince = Number.NEGATIVE_INFINITY;
  addEventListener('offline', () => {
    onlineSince = Number.POSITIVE_INFINITY;
  });
  addEventListener('online', () => {
    onlineSince = Date.now();
  });
  addEventListener('vite:preloadError', (event) => {
    sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1');
    if (!navigator.onLine || Date.now() - onlineSince <= lateMilliseconds) return;
    const last = Number(sessionStorage.getItem(guardKey) ?? 0);
    if (Date.now() - last <= guardMilliseconds) return;
    sessionStorage.setItem(guardKey, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
