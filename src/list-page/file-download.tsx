import type { ReactNode } from 'react';
import { useDownload, type DownloadState } from '#src/client/browser/use-download.ts';
import { formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { fileDownloadMessages } from '#src/i18n/messages/data/file-download.ts';
import { DownloadLink } from '#src/ui/controls/download-link.tsx';

type FileDownloadProps = {
  language: Language;
  file: { href: string; name: string };
  look: 'button' | 'text';
  children: ReactNode;
};

/** Downloads a PDF and shows the progress. */
export function FileDownload({ language, file, look, children }: FileDownloadProps) {
  const { state, start } = useDownload(file.href, file.name);
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
      {children}
    </DownloadLink>
  );
}

type StatusProps = { language: Language; state: DownloadState; href: string };

function Status({ language, state, href }: StatusProps) {
  const m = fileDownloadMessages(language);
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
