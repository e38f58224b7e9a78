import { useSyncExternalStore } from 'react';

/**
 * Evaluates a condition by the reader's clock every minute. On the server it is false, because a page is the same
 * for every reader at any time.
 */
export function useByClock(ask: () => boolean): boolean {
  return useSyncExternalStore(everyMinute, ask, onServer);
}

const onServer = () => false;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}
