import type { Language } from '#src/domain/language.ts';
import { asOfMessages } from '#src/i18n/messages/data/as-of.ts';
import { AsOfProvider, PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';

/** A link to the list of all releases. */
export function AllReleasesLink({ language }: { language: Language }) {
  return (
    <AsOfProvider value={null}>
      <PageLink href={`${pages.status}#releases`}>{asOfMessages(language).all}</PageLink>
    </AsOfProvider>
  );
}
