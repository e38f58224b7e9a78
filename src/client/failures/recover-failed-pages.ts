import type { AnyRouter } from '@tanstack/react-router';
import { onRequest } from '../calls/request-events.ts';
import { isOutOfReach } from './out-of-reach.ts';

/** Milliseconds after which a failed page tries again; the last one repeats. */
const waits = [5_000, 10_000, 20_000, 40_000, 60_000] as const;

/**
 * Reloads the missing parts of a page by itself: when the network is back, and after growing delays while the page is
 * visible. Pages are cached for the whole visit (NV-07), but not a failed one: returning to it loads it again. Failures
 * outside of navigations belong to the shown page. Returns a function that stops it.
 */
export function recoverFailedPages(router: AnyRouter): () => void {
  let hasFailed = false;
  let isShown = false;
  let mayBeHeld = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const askAgain = () => {
    if (isShown && navigator.onLine && !document.hidden) void router.invalidate();
  };
  const onVisible = () => {
    if (isShown && !document.hidden) plan();
  };
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(askAgain, waits[Math.min(tries, waits.length - 1)]);
  };
  const planNext = () => {
    plan();
    tries += 1;
  };
  const onResolved = ({ hrefChanged }: { hrefChanged: boolean }) => {
    // Code that cannot be fetched fails without a request to the API.
    hasFailed ||= router.state.matches.some(({ error }) => isOutOfReach(error));
    // A failed page enters the cache only when it is left; one that was left while it tried again is complete.
    if (mayBeHeld && hrefChanged) router.clearCache();
    mayBeHeld = hasFailed || (mayBeHeld && !hrefChanged);
    isShown = hasFailed;
    hasFailed = false;
    clearTimeout(timer);
    if (isShown) planNext();
    else if (hrefChanged) tries = 0;
  };
  const onFailed = () => {
    if (router.state.status === 'pending') {
      hasFailed = true;
      return;
    }
    mayBeHeld = true;
    if (isShown) return;
    isShown = true;
    planNext();
  };
  const ends = [
    onRequest((event, kind) => {
      if (event === 'failed' && kind === 'page') onFailed();
    }),
    router.subscribe('onResolved', onResolved),
  ];
  addEventListener('online', askAgain);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', askAgain);
    document.removeEventListener('visibilitychange', onVisible);
    for (const end of ends) end();
  };
}
