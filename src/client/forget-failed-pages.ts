import type { AnyRouter } from '@tanstack/react-router';
import { onRequest } from './pending-requests.ts';

/**
 * Pages are held for the whole visit (NV-07), but not one that stands without what a failed request would
 * have given: who comes back to it asks again.
 */
export function forgetFailedPages(router: AnyRouter): void {
  let hasFailed = false;
  let isShown = false;
  onRequest((event) => {
    if (event === 'failed') hasFailed = true;
  });
  router.subscribe('onResolved', () => {
    // Only now that it is left is the failed page among the held ones.
    if (isShown) router.clearCache();
    isShown = hasFailed;
    hasFailed = false;
  });
}
