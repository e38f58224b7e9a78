import { joinSentences } from '#src/i18n/join-sentences.ts';
import type { Language } from '#src/i18n/languages.ts';
import { downloadMessages } from '#src/i18n/messages/downloads.ts';
import { downloadAddress } from '#src/urls/downloads.ts';
import styles from './download-links.module.css';

type DownloadLinksProps = {
  file: 'levels' | 'constituents';
  /** secId for levels, fundId for constituents. */
  id: string;
  isAllowed: boolean;
  /** The page shows fewer than the file would hold. */
  isThinned?: boolean;
  /** An earlier release that the page shows. */
  release?: number | undefined;
  language: Language;
};

const formats = ['csv', 'xlsx', 'json'] as const;

/** The same data as files, or that the provider does not allow them. */
export function DownloadLinks(props: DownloadLinksProps) {
  const { file, id, isAllowed, isThinned = false, release, language } = props;
  const m = downloadMessages(language);
  if (!isAllowed) {
    const reason = m.notAllowed[file];
    return (
      <p className={styles.note}>{joinSentences(language, [reason, isThinned && m.thinned])}</p>
    );
  }
  return (
    <p className={styles.links} data-print="no">
      <span>{m.download[file]}</span>
      <span className={styles.formats}>
        {formats.map((format) => (
          <a
            key={format}
            href={downloadAddress(file, id, format, release)}
            aria-label={m.downloadAs(m.download[file], format.toUpperCase())}
            download
          >
            {format.toUpperCase()}
          </a>
        ))}
      </span>
    </p>
  );
}
