import type { ListedDocument } from '#src/contract/api/documents.ts';
import { formatBytes } from '#src/i18n/format.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import { fileDownloadMessages } from '#src/i18n/messages/data/file-download.ts';
import { listFilterLabels } from '#src/i18n/messages/lists/list-labels.ts';
import { FileDownload } from '#src/list-page/file-download.tsx';
import { FactList } from '#src/ui/tables/fact-list.tsx';
import { PageLink, useAsOf } from '#src/ui/page-link.tsx';
import { pages, withQuery } from '#src/urls.ts';
import styles from './document-facts.module.css';

type DocumentFactsProps = { language: Language; document: ListedDocument };

/** What a document concerns, and its file. */
export function DocumentFacts({ language, document }: DocumentFactsProps) {
  const m = documentMessages(language);
  const { subcategory, translations, assetClasses, families, indexes, file } = document;
  return (
    <div className={styles.facts}>
      {file ? (
        <FileDownload language={language} file={file} look="button">
          {fileDownloadMessages(language).download(formatBytes(language, file.bytes))}
        </FileDownload>
      ) : null}
      <FactList
        label={m.aboutDocument}
        facts={[
          { label: listFilterLabels(language).subcategory, value: subcategory?.label ?? null },
          { label: m.language, value: document.language.label },
          {
            label: m.translations,
            value: translations.length === 0 ? null : <Translations translations={translations} />,
          },
          {
            label: m.assetClasses,
            value: listedTexts(
              language,
              assetClasses.map(({ label }) => label),
            ),
          },
          { label: m.families, value: listedTexts(language, families) },
          {
            label: m.indexes,
            value: indexes.length === 0 ? null : <IndexLinks indexes={indexes} />,
          },
        ]}
      />
    </div>
  );
}

/** Plain links, because a visit has one language. */
function Translations({ translations }: Pick<ListedDocument, 'translations'>) {
  const asof = useAsOf() ?? undefined;
  return (
    <ul role="list">
      {translations.map(({ documentId, language, href }) => {
        const { tag } = languageFacts[language.value];
        return (
          <li key={documentId}>
            <a href={withQuery(href, { asof })} hrefLang={tag} lang={tag}>
              {language.label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function IndexLinks({ indexes }: Pick<ListedDocument, 'indexes'>) {
  return (
    <ul role="list">
      {indexes.map(({ fundId, portfolioName }) => (
        <li key={fundId}>
          <PageLink href={pages.index(fundId)}>{portfolioName}</PageLink>
        </li>
      ))}
    </ul>
  );
}
