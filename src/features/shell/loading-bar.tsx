import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { onRequest, type RequestEvent } from '#src/client/calls/request-events.ts';
import type { Language } from '#src/domain/language.ts';
import { loadingMessages } from '#src/i18n/messages/site/loading.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { createLoadingProgress, type Progress } from './loading-progress.ts';
import { LoadingLine, lookOf } from './loading-line.tsx';

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
  bar.className = lookOf({ isVisible, hasFailed });
  bar.style.width = `${percent}%`;
}

/** Runs the bar with navigations (NV-01), and with requests that belong to none (NV-06). */
function followLoading(router: AnyRouter, show: (progress: Progress) => void): () => void {
  const progress = createLoadingProgress(show, timers);
  // The bar comes after the page: a navigation may be under way already.
  let isNavigating = router.state.status === 'pending' && isNewPage(router.state);
  // What a page asks for at first is its data load, what it asks for after that its fetch.
  let loads = 0;
  let pending = 0;
  if (isNavigating) progress.start();
  const end = () => {
    if (loads === 1) progress.step(false);
    progress.finish();
  };
  const onRequestEvent = (event: RequestEvent) => {
    if (event === 'started') {
      if (!isNavigating && pending === 0) {
        loads = 0;
        progress.start();
      }
      if (pending === 0) {
        loads += 1;
        // Only now it is known that the data load was not all.
        if (loads === 2) progress.step(true);
      }
      pending += 1;
      return;
    }
    // What began before the bar was there may end after.
    pending = Math.max(0, pending - 1);
    if (event !== 'settled') progress.fail();
    if (pending > 0) return;
    if (loads === 2) progress.step(true);
    if (!isNavigating) end();
  };
  const ends = [
    router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
      if (!isNewPage({ resolvedLocation: fromLocation, location: toLocation })) return;
      isNavigating = true;
      loads = 0;
      progress.start();
    }),
    router.subscribe('onResolved', () => {
      if (isNavigating) end();
      isNavigating = false;
    }),
    onRequest(onRequestEvent),
  ];
  return () => ends.forEach((stop) => stop());
}

/**
 * Runs while something loads, which is told to those who do not see it. The bar paints itself: a re-rendered page
 * would slow what it measures.
 */
export function LoadingBar({ language }: { language: Language }) {
  const router = useRouter();
  const bar = useRef<HTMLDivElement>(null);
  const [isLoading, setLoading] = useState(false);
  useEffect(
    () =>
      followLoading(router, (progress) => {
        if (bar.current) paint(bar.current, progress);
        setLoading(progress.isVisible && progress.percent < 100);
      }),
    [router],
  );
  useEffect(() => {
    document.getElementById('main')?.setAttribute('aria-busy', String(isLoading));
  }, [isLoading]);
  return (
    <>
      <LoadingLine ref={bar} isVisible={false} hasFailed={false} />
      <VisuallyHidden>
        <span role="status">{isLoading ? loadingMessages(language).loading : ''}</span>
      </VisuallyHidden>
    </>
  );
}
