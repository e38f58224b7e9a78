import type { ListedDocument } from '#src/contract/api/documents.ts';
import type { Language } from '#src/domain/language.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import styles from './pdf-viewer.module.css';

type PdfViewerProps = {
  language: Language;
  title: string;
  file: NonNullable<ListedDocument['file']>;
};

/** The browser's own viewer. Phones show one page of a PDF or none, so that there it is left out. */
export function PdfViewer({ language, title, file }: PdfViewerProps) {
  const m = documentMessages(language);
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers open no PDF viewer in a sandbox; the file's own policy lets nothing run */}
      <iframe
        src={file.href}
        title={m.viewer(title)}
        loading="lazy"
        className={styles.viewer}
        data-print="no"
      />
      <p className={styles.small}>{m.noViewer}</p>
    </>
  );
}
