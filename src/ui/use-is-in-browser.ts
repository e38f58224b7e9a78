import { useSyncExternalStore } from 'react';

const unchanging = () => () => {};

/** False on the server and in the first render that takes its markup over, true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}
