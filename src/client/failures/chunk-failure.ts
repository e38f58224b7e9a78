import { isPageThere } from './is-page-there.ts';
import { recordMissedCode } from './out-of-reach.ts';

const guardKey = 'chunk-reload-at';
const guardMilliseconds = 60_000;

/** Milliseconds after the network is back in which code requested while offline may still fail. */
const lateMilliseconds = 10_000;

/**
 * A failing chunk most often means that a new version was deployed: the page is reloaded, at most once per 60 seconds
 * (NV-03). The router would reload once per session by itself; its own mark is set so that it does not. The page stays
 * where the browser is offline or the site does not answer: reloading would leave the visitor with nothing.
 */
export function reloadOnChunkFailure(): void {
  let onlineSince = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  const reloadOnceThere = async () => {
    if (isAsking) return;
    isAsking = true;
    if (await isPageThere(location.href)) {
      sessionStorage.setItem(guardKey, String(Date.now()));
      location.reload();
    }
    isAsking = false;
  };
  addEventListener('offline', () => {
    onlineSince = Number.POSITIVE_INFINITY;
  });
  addEventListener('online', () => {
    onlineSince = Date.now();
  });
  addEventListener('vite:preloadError', (event) => {
    sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1');
    const isLate = !navigator.onLine || Date.now() - onlineSince <= lateMilliseconds;
    const last = Number(sessionStorage.getItem(guardKey) ?? 0);
    if (!isLate && Date.now() - last <= guardMilliseconds) return;
    recordMissedCode(event.payload);
    if (!isLate) void reloadOnceThere();
  });
}
