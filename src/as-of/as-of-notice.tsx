import type { Part } from '#src/client/calls/parts.ts';
import type { ReleaseOfPage } from '#src/client/page/release-of-page.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { asOfMessages } from '#src/i18n/messages/data/as-of.ts';
import { Container } from '#src/ui/layout.tsx';
import { AsOfProvider, PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { withoutParameter } from '#src/urls/without-parameter.ts';
import { AllReleasesLink } from './all-releases-link.tsx';
import { CurrentLink } from './current-link.tsx';
import type { ListedRelease } from './load-releases.ts';
import { ReleaseChoice } from './release-choice.tsx';
import styles from './as-of.module.css';

type AsOfNoticeProps = {
  shown: ReleaseOfPage;
  releases: Part<ListedRelease[]>;
  /** Path and query of the page, without its language prefix. */
  path: string;
  search: string;
  language: Language;
};

/** The line above a page of an earlier release. It names the release, offers the others, and links to today's page. */
export function AsOfNotice({ shown, releases, path, search, language }: AsOfNoticeProps) {
  const m = asOfMessages(language);
  const date = formatDate(language, shown.published.slice(0, 10));
  return (
    <Container>
      <aside className={styles.notice} aria-label={m.label}>
        <p title={m.text}>{m.title(date, String(shown.release))}</p>
        {shown.figureRules !== shown.appliedRules && (
          <p>
            {m.otherRules(String(shown.figureRules), String(shown.appliedRules))}{' '}
            <AsOfProvider value={null}>
              <PageLink href={`${pages.status}#rules`}>{m.rules}</PageLink>
            </AsOfProvider>
          </p>
        )}
        <CurrentLink path={path} search={search} language={language} />
        <AllReleasesLink language={language} />
        <ReleaseChoice
          path={path}
          search={withoutParameter(search, 'asof')}
          shown={shown.release}
          releases={releases}
          language={language}
        />
      </aside>
    </Container>
  );
}
