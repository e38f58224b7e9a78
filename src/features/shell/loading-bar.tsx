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
    let isLoading = false;
    let requests = 0;
    const ends = [
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
        const isNewPage = pathChanged || fromLocation?.searchStr !== toLocation.searchStr;
        if (!fromLocation || !isNewPage) return;
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
