import type { ListedDocument } from '#src/contract/api/documents.ts';
import type { Labelled } from '#src/contract/api/products.ts';
import type { Catalogue } from '#src/catalogue/lists/lists.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { columnOf } from '#src/catalogue/lists/local-columns.ts';
import { isLanguage, languageFacts, shownIn, type Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { assetTypeLabels } from '#src/i18n/messages/indexes/index-labels.ts';
import { fileAddress, localPath, pages } from '#src/urls.ts';
import { labelOf } from '../labels.ts';
import { findName } from '../indexes/resolve-index.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Source } from '../source.ts';

type Row = ReturnType<Catalogue['documents']['row']>;

export type DocumentTexts = {
  /** Ids of categories and subcategories in the library's order. */
  categoryIds: readonly string[];
  categoryLabel: (id: string) => string;
  assetClassLabel: (assetClass: string) => string;
  languageLabel: (language: string) => string;
  /** Those that the site is shown in. */
  languages: readonly Language[];
  toDocument: (row: Row) => ListedDocument;
};

/** The names of the provider's categories, and documents in the visitor's language. */
export async function documentTexts(source: Source, lang: Language): Promise<DocumentTexts> {
  const { site } = await siteTexts(source);
  const categories = site.documentCategories ?? [];
  const titles = categories.map(({ id, title }) => [id, localText(title, lang)] as const);
  const texts = {
    categoryIds: categories.map(({ id }) => id),
    categoryLabel: labelOf(Object.fromEntries(titles)),
    assetClassLabel: labelOf(assetTypeLabels(lang)),
    languageLabel: (language: string) =>
      isLanguage(language) ? languageFacts[language].name : language,
    languages: site.languages,
  };
  return { ...texts, toDocument: (row) => toDocument(row, texts, source, lang) };
}

function toDocument(
  row: Row,
  texts: Omit<DocumentTexts, 'toDocument'>,
  { snapshot }: Source,
  lang: Language,
): ListedDocument {
  return {
    documentId: row.documentId,
    title: row[columnOf('title', lang)],
    description: row[columnOf('description', lang)],
    category: labelled(row.category, texts.categoryLabel),
    subcategory: row.subcategory === null ? null : labelled(row.subcategory, texts.categoryLabel),
    date: row.date,
    language: { value: row.language, label: texts.languageLabel(row.language) },
    translations: translationsOf(row, texts, snapshot),
    assetClasses: row.assetClasses.map((one) => labelled(one, texts.assetClassLabel)),
    families: [...row.families],
    regions: [...row.regions],
    indexes: row.indexFundIds.flatMap((fundId) => {
      const portfolioName = findName(snapshot, fundId);
      return portfolioName === null ? [] : { fundId, portfolioName };
    }),
    format: row.format,
    file: fileOf(row),
  };
}

/** The document that it is a translation of, and the other translations of that one. */
function translationsOf(
  row: Row,
  { languageLabel, languages }: Pick<DocumentTexts, 'languageLabel' | 'languages'>,
  { catalogue: { documents } }: Snapshot,
): ListedDocument['translations'] {
  return documents
    .findAll('original', row.original)
    .map((at) => documents.row(at))
    .filter(({ documentId }) => documentId !== row.documentId)
    .map(({ documentId, category, language }) => ({
      documentId,
      language: { value: language, label: languageLabel(language) },
      href: localPath(shownIn(language, languages), pages.document(category, documentId)),
    }));
}

function labelled(value: string, labelFor: (value: string) => string): Labelled {
  return { value, label: labelFor(value) };
}

function fileOf({ format, sha256, fileName, bytes }: Row): ListedDocument['file'] {
  if (format === 'html') return null;
  return { href: fileAddress(sha256, fileName), name: fileName, bytes };
}
