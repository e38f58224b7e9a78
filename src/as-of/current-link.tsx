import type { Language } from '#src/domain/language.ts';
import { asOfMessages } from '#src/i18n/messages/data/as-of.ts';
import { AsOfProvider, PageLink } from '#src/ui/page-link.tsx';
import { withoutParameter } from '#src/urls/without-parameter.ts';

type CurrentLinkProps = {
  /** Path and query of the page, without its language prefix. */
  path: string;
  search: string;
  language: Language;
};

/** A link to the same page of the current release. */
export function CurrentLink({ path, search, language }: CurrentLinkProps) {
  return (
    <AsOfProvider value={null}>
      <PageLink href={path + withoutParameter(search, 'asof')}>
        {asOfMessages(language).current}
      </PageLink>
    </AsOfProvider>
  );
}
