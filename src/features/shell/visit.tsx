import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followScrollAreas } from '#src/client/browser/scroll-areas.ts';
import { recoverFailedPages } from '#src/client/failures/recover-failed-pages.ts';
import { reportFailures } from '#src/client/failures/report-failures.ts';
import type { Language } from '#src/domain/language.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { useFollowedLinks } from './use-followed-links.ts';
import { usePrefetchedLinks } from './use-prefetched-links.ts';

/** What a visitor needs only to go on to another page; loaded after the first one. */
export function Visit({ language }: { language: Language }) {
  const router = useRouter();
  useFollowedLinks();
  usePrefetchedLinks();
  useEffect(followScrollAreas, []);
  useEffect(() => recoverFailedPages(router), [router]);
  useEffect(() => reportFailures(router), [router]);
  return (
    <>
      <LoadingBar language={language} />
      <PageAnnouncer />
      <ConnectionNotice language={language} />
    </>
  );
}
