import type { IndexDetails } from '#src/contract/api/index-details.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/i18n/languages.ts';
import { downloadMessages } from '#src/i18n/messages/downloads.ts';
import styles from './download-links.module.css';

type FactsheetLinkProps = {
  factsheet: NonNullable<IndexDetails['factsheet']>;
  language: Language;
};

/** The index on two pages, as of the release that the page shows. */
export function FactsheetLink({ factsheet: { href, asOfDate }, language }: FactsheetLinkProps) {
  const m = downloadMessages(language);
  return (
    <p className={styles.factsheet}>
      <a href={href}>{m.factsheet}</a>{' '}
      <span className={styles.quiet}>{m.asOf(formatDate(language, asOfDate))}</span>
    </p>
  );
}
