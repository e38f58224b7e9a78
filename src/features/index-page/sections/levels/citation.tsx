import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { PublishedRelease } from '#src/client/page/release-of-page.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import type { Language } from '#src/domain/language.ts';
import { citationMessages } from '#src/i18n/messages/data/citation.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { localPath, pages, withQuery } from '#src/urls.ts';
import type { Publisher } from '../section.ts';
import styles from './citation.module.css';
import notes from '../../parts/notes.module.css';

type CitationProps = {
  details: IndexDetails;
  /** The release that the page shows. */
  release: PublishedRelease;
  publisher: Publisher;
  language: Language;
};

/** The index as one cites it, with the address that stays what the page shows now. */
export function Citation({ details, release, publisher, language }: CitationProps) {
  const { level, portfolioName, fundId } = details;
  if (level === null) return null;
  const m = citationMessages(language);
  const day = release.published.slice(0, 10);
  const facts = [variantName(details, language), m.fundId(fundId)].filter(Boolean);
  const path = withQuery(pages.indexDetails(fundId), { asof: release.release });
  const address = publisher.origin + localPath(language, path);
  const sentences = [
    m.index(publisher.name, day.slice(0, 4), portfolioName, listedTexts(language, facts)),
    m.data(formatDate(language, level.date), String(release.release), formatDate(language, day)),
  ];
  return (
    <details className={styles.citation}>
      <summary>{m.title}</summary>
      <p className={styles.cited}>{`${joinSentences(language, sentences)} ${address}`}</p>
      <p className={notes.note}>{m.note}</p>
      <p>
        <PageLink href={`${withQuery(pages.data, { index: fundId })}#cite`}>{m.formats}</PageLink>
      </p>
    </details>
  );
}
