import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import type { Language } from '#src/domain/language.ts';
import { downloadMessages } from '#src/i18n/download-messages.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { codeAddress } from '#src/urls/data-files.ts';
import { askAboutIndex } from '#src/urls.ts';
import { downloadAddress } from '#src/urls/downloads.ts';
import styles from './download-links.module.css';

type DownloadLinksProps = {
  file: 'levels' | 'constituents';
  /** secId for levels, fundId for constituents. */
  id: string;
  isAllowed: boolean;
  /** Of levels: where they may not be downloaded, the page shows them rounded, of daily ones the last of each week. */
  frequency?: IndexDetails['frequency'];
  /** An earlier release that the page shows. */
  release?: number | undefined;
  /** Date of an earlier review whose constituents it shows. */
  review?: string | undefined;
  language: Language;
};

const formats = ['csv', 'xlsx', 'json'] as const;

/** The same data as files, or that the provider does not allow them. */
export function DownloadLinks(props: DownloadLinksProps) {
  const { file, id, isAllowed, frequency, release: asof, review, language } = props;
  const m = downloadMessages(language);
  if (!isAllowed) {
    const reason = m.notAllowed[file];
    const thinned = frequency === 'daily' ? m.thinned : m.rounded;
    return (
      <p className={styles.note}>
        {joinSentences(language, [reason, frequency ? thinned : null])}{' '}
        <PageLink href={askAboutIndex(id)}>{m.askForLicence}</PageLink>
      </p>
    );
  }
  return (
    <p className={styles.links} data-print="no">
      <span>{m.download[file]}</span>
      <span className={styles.formats}>
        {formats.map((format) => (
          <a
            key={format}
            href={downloadAddress(file, id, format, { asof, review })}
            aria-label={m.downloadAs(m.download[file], format.toUpperCase())}
            download
          >
            {format.toUpperCase()}
          </a>
        ))}
        <PageLink href={codeAddress(file, id)}>{m.useInCode}</PageLink>
      </span>
    </p>
  );
}
