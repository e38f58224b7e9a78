import { recordMissedCode } from './out-of-reach.ts';

const guardKey = 'chunk-reload-at';
const guardMilliseconds = 60_000;

/** Milliseconds after the network is back in which code requested while offline may still fail. */
const lateMilliseconds = 10_000;

/**
 * A failing chunk most often means that a new version was deployed: the page is reloaded, at most once per 60 seconds
 * (NV-03). The router would reload once per session by itself; its own mark is set so that it does not. Offline, the
 * page stays: reloading would leave the visitor with nothing.
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
    if (!navigator.onLine || Date.now() - onlineSince <= lateMilliseconds) {
      recordMissedCode(event.payload);
      return;
    }
    const last = Number(sessionStorage.getItem(guardKey) ?? 0);
    if (Date.now() - last <= guardMilliseconds) return;
    sessionStorage.setItem(guardKey, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
