import type { Language } from '#src/i18n/languages.ts';
import { downloadMessages } from '#src/i18n/messages/downloads.ts';
import { downloadAddress } from '#src/urls/downloads.ts';
import styles from './download-links.module.css';

type DownloadLinksProps = {
  file: 'levels' | 'constituents';
  /** secId for levels, fundId for constituents. */
  id: string;
  isAllowed: boolean;
  language: Language;
};

const formats = ['csv', 'xlsx', 'json'] as const;

/** The same data as files, or that the provider does not allow them. */
export function DownloadLinks({ file, id, isAllowed, language }: DownloadLinksProps) {
  const m = downloadMessages(language);
  if (!isAllowed) return <p className={styles.note}>{m.notAllowed[file]}</p>;
  return (
    <p className={styles.links}>
      <span>{m.download[file]}</span>
      {formats.map((format) => (
        <a
          key={format}
          href={downloadAddress(file, id, format)}
          aria-label={m.downloadAs(m.download[file], format.toUpperCase())}
          download
        >
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}
