import { LoadingBar } from './loading-bar.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { usePrefetchedLinks } from './use-prefetched-links.ts';

/** What a visitor needs only to go on to another page; loaded after the first one. */
export function Visit() {
  usePrefetchedLinks();
  return (
    <>
      <LoadingBar />
      <PageAnnouncer />
    </>
  );
}
