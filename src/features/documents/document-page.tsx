import type { ListedDocument } from '#src/contract/api/documents.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { languageTags, type Language } from '#src/i18n/languages.ts';
import { documentMessages } from '#src/i18n/messages/documents.ts';
import { Container, MainAndAside } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RichText } from '#src/ui/rich-text.tsx';
import { pages, withQuery } from '#src/urls.ts';
import { DocumentFacts } from './document-facts.tsx';
import { PdfViewer } from './pdf-viewer.tsx';
import styles from './document-page.module.css';

export type DocumentData = {
  document: ListedDocument;
  /** Safe HTML of a document that is a page; null for a PDF. */
  html: string | null;
};

/** One document (RT-11): a text in the page, a PDF in a viewer with a download link. */
export function DocumentPage({ language, data }: { language: Language; data: DocumentData }) {
  const { document, html } = data;
  const m = documentMessages(language);
  const { category, title, description, file } = document;
  return (
    <Container>
      <PageTitle
        eyebrow={
          <>
            <PageLink href={pages.documents}>{m.title}</PageLink> ·{' '}
            <PageLink href={withQuery(pages.documents, { category: category.value })}>
              {category.label}
            </PageLink>
          </>
        }
        title={title}
        lead={description}
      >
        <p className={styles.date}>
          <time dateTime={document.date}>{formatDate(language, document.date)}</time>
        </p>
      </PageTitle>
      <div className={styles.body}>
        {file ? (
          <>
            <DocumentFacts language={language} document={document} />
            <PdfViewer language={language} title={title} file={file} />
          </>
        ) : (
          <MainAndAside
            main={
              <div lang={languageTags[document.language.value]}>
                <RichText html={html ?? ''} />
              </div>
            }
            aside={<DocumentFacts language={language} document={document} />}
          />
        )}
      </div>
    </Container>
  );
}
