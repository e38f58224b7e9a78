import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { onRequest } from '#src/client/pending-requests.ts';
import { createLoadingProgress, type Progress } from './loading-progress.ts';
import styles from './loading-bar.module.css';

const timers = {
  after: (milliseconds: number, run: () => void) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

type Address = { pathname: string; searchStr: string };

/** Whether another page or other parameters are asked for, not only a hash (NV-01); never for the first page. */
function isNewPage({
  resolvedLocation: from,
  location: to,
}: {
  resolvedLocation?: Address | undefined;
  location: Address;
}): boolean {
  return from !== undefined && (from.pathname !== to.pathname || from.searchStr !== to.searchStr);
}

function paint(bar: HTMLElement, { isVisible, percent, hasFailed }: Progress): void {
  bar.classList.toggle(styles.visible ?? '', isVisible);
  bar.classList.toggle(styles.failed ?? '', hasFailed);
  bar.style.width = `${percent}%`;
}

/** Runs while a navigation loads (NV-01). It paints itself: a re-rendered page would slow what it measures. */
export function LoadingBar() {
  const router = useRouter();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const progress = createLoadingProgress((next) => {
      if (bar.current) paint(bar.current, next);
    }, timers);
    // The bar comes after the page: a navigation may be under way already.
    let isLoading = router.state.status === 'pending' && isNewPage(router.state);
    let requests = 0;
    if (isLoading) progress.start();
    const ends = [
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
        if (!isNewPage({ resolvedLocation: fromLocation, location: toLocation })) return;
        isLoading = true;
        requests = 0;
        progress.start();
      }),
      router.subscribe('onResolved', () => {
        if (isLoading) progress.finish();
        isLoading = false;
      }),
      onRequest((event) => {
        if (!isLoading) return;
        if (event === 'started') requests += 1;
        else if (event === 'failed') progress.fail();
        else progress.step(requests > 1);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [router]);
  return <div ref={bar} className={styles.bar} data-loading-bar="" aria-hidden="true" />;
}
