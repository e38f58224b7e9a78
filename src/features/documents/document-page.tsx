import type { StaticDocument } from '#src/contract/api/documents.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import { Container } from '#src/ui/layout.tsx';
import { OnThisPage, manyHeadings } from '#src/ui/on-this-page.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RichText } from '#src/ui/rich-text.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentPlace } from './document-place.tsx';
import { PdfViewer } from './pdf-viewer.tsx';
import { ShownVersion } from './shown-version.tsx';
import { VersionList } from './version-list.tsx';
import styles from './document-page.module.css';

/** One document (RT-11): a text in the page, with its versions; a PDF in a viewer with a download link. */
export function DocumentPage({ language, data }: { language: Language; data: StaticDocument }) {
  const { document, html } = data;
  const m = documentMessages(language);
  const headings = data.headings.filter(({ level }) => level === 2);
  const own = languageFacts[document.language.value].tag;
  const { title, description, file } = document;
  return (
    <Container>
      <PageTitle
        eyebrow={<DocumentPlace language={language} document={document} />}
        title={title}
        lead={description}
      >
        {data.version === null ? (
          <p className={styles.date}>
            <time dateTime={document.date}>{formatDate(language, document.date)}</time>
          </p>
        ) : null}
        <ShownVersion language={language} data={data} />
      </PageTitle>
      <div className={styles.body}>
        {file ? (
          <>
            <DocumentFacts language={language} document={document} />
            <PdfViewer language={language} title={title} file={file} />
          </>
        ) : (
          <div className={styles.text}>
            {headings.length >= manyHeadings ? (
              <OnThisPage title={m.onThisPage} headings={headings} lang={own} />
            ) : null}
            <div lang={own} className={styles.main}>
              <RichText html={html ?? ''} />
            </div>
            <div className={styles.aside}>
              <DocumentFacts language={language} document={document} />
              <VersionList language={language} data={data} />
            </div>
          </div>
        )}
      </div>
    </Container>
  );
}
