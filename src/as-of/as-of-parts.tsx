import { useLocation } from '@tanstack/react-router';
import type { Part } from '#src/client/calls/parts.ts';
import type { PageError } from '#src/client/page/page-error.ts';
import type { ReleaseOfPage } from '#src/client/page/release-of-page.ts';
import type { Language } from '#src/domain/language.ts';
import { AsOfNotice } from './as-of-notice.tsx';
import type { ListedRelease } from './load-releases.ts';
import { MissingReleaseView } from './missing-release-view.tsx';

type ShownReleaseProps = {
  shown: ReleaseOfPage;
  releases: Part<ListedRelease[]>;
  language: Language;
};

/** The note about the release that the page shows, when its address asks for one. */
export function ShownRelease(props: ShownReleaseProps) {
  return <AsOfNotice {...props} {...useAddress()} />;
}

type MissingPageProps = { error: PageError; language: Language };

/** The page shown when the requested release cannot be shown. */
export function MissingPage({ error, language }: MissingPageProps) {
  const address = useAddress();
  const { missing, message } = error;
  return missing && <MissingReleaseView {...{ missing, language }} {...address} title={message} />;
}

function useAddress() {
  const { pathname, searchStr } = useLocation();
  return { path: pathname, search: searchStr };
}
