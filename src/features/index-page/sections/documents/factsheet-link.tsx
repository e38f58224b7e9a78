import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { downloadMessages } from '#src/i18n/download-messages.ts';
import { factsheetPaperMessages } from '#src/i18n/messages/indexes/factsheet-paper.ts';
import { FileDownload } from '#src/list-page/file-download.tsx';
import styles from '../../parts/download-links.module.css';

type FactsheetLinkProps = {
  factsheet: NonNullable<IndexDetails['factsheet']>;
  language: Language;
};

/** The index on one or two pages, as of the release that the page shows. */
export function FactsheetLink({ factsheet, language }: FactsheetLinkProps) {
  const m = downloadMessages(language);
  return (
    <p className={styles.factsheet}>
      <FileDownload language={language} file={factsheet} look="text">
        {m.factsheet}
      </FileDownload>{' '}
      <span className={styles.quiet}>{m.asOf(formatDate(language, factsheet.asOfDate))}</span>{' '}
      <a href={`${factsheet.href}?paper=letter`}>{factsheetPaperMessages(language).letter}</a>
    </p>
  );
}
