import type { ListedDocument } from '#src/contract/api/documents.ts';
import { useDownload, type DownloadState } from '#src/client/use-download.ts';
import { formatBytes, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { documentMessages } from '#src/i18n/messages/documents.ts';
import { DownloadLink } from '#src/ui/download-link.tsx';

type DocumentDownloadProps = {
  language: Language;
  file: NonNullable<ListedDocument['file']>;
  look: 'button' | 'text';
};

/** Downloads the PDF of a document: read as a blob, with its progress. */
export function DocumentDownload({ language, file, look }: DocumentDownloadProps) {
  const m = documentMessages(language);
  const { state, start } = useDownload(file.href, file.name);
  const size = formatBytes(language, file.bytes);
  return (
    <DownloadLink
      href={file.href}
      name={file.name}
      look={look}
      onActivate={start}
      isLoading={state.kind === 'loading'}
      share={state.kind === 'loading' ? state.share : null}
      status={<Status language={language} state={state} href={file.href} />}
    >
      {look === 'button' ? m.download(size) : m.pdf(size)}
    </DownloadLink>
  );
}

type StatusProps = { language: Language; state: DownloadState; href: string };

function Status({ language, state, href }: StatusProps) {
  const m = documentMessages(language);
  switch (state.kind) {
    case 'idle':
      return null;
    case 'loading':
      return state.share === null
        ? m.downloading
        : m.downloadingShare(formatPercent(language, 100 * state.share, 0));
    case 'done':
      return m.downloaded;
    case 'failed':
      return (
        <>
          {m.downloadFailed} <a href={href}>{m.openFile}</a>
        </>
      );
  }
}
