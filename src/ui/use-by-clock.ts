import { useSyncExternalStore } from 'react';

/**
 * What the reader's own clock says, asked anew every minute. On the server it is false: a page is the same for all,
 * whenever they read it.
 */
export function useByClock(ask: () => boolean): boolean {
  return useSyncExternalStore(everyMinute, ask, onServer);
}

const onServer = () => false;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}
