import type { ParsedQuery } from '#src/contract/api/endpoints/endpoints.ts';
import type { DocumentSortKey } from '#src/contract/api/endpoints/document-endpoints.ts';
import { assetTypesOf } from '#src/contract/provider/own/own-asset-types.ts';
import { concerned } from '#src/catalogue/lists/document-list.ts';
import { columnOf } from '#src/catalogue/lists/local-columns.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { Language } from '#src/domain/language.ts';
import { changesSince } from '../changed-since.ts';
import { documentTexts } from './listed-document.ts';
import { anyVocabulary, declared, indexIds, refuseUnknown, wordsOf } from '../known-values.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource, Stored } from '../source.ts';

/** PR-03: the rows of the library. */
export const documents: Resource<'documents'> = async (query, source) => {
  const { page, size, sortBy, sortOrder, lang, changedSince, ...narrowing } = query;
  const changes = await changesSince('document', changedSince, source);
  const list = source.snapshot.catalogue.documents;
  const found = list.screen({
    ...(await toDocumentQuery(narrowing, source)),
    among: changes?.among,
    sortBy: sortColumn(sortBy, lang),
    sortOrder,
    page,
    size,
  });
  const texts = await documentTexts(source, lang);
  return {
    documents: found.rows.map((row) => {
      const document = texts.toDocument(list.row(row));
      return { ...document, ...changes?.of(document.documentId) };
    }),
    totalDocuments: found.total,
    matchedBySpelling: found.matchedBySpelling,
    ...changes?.fields,
  };
};

type Narrowing = Omit<ParsedQuery<'filterChoices'>, 'lang'>;

/**
 * The filters of the library for the catalogue.
 * @throws InvalidInputError for a value that the library does not have, and for an unknown index
 */
export async function toDocumentQuery(narrowing: Narrowing, source: Stored) {
  const { filterPattern, category, subcategory, assetClass, family, region, language, index } =
    narrowing;
  const { snapshot } = source;
  const { documents: list, indexes } = snapshot.catalogue;
  const { site } = await siteTexts(source);
  const named = declared((site.documentCategories ?? []).map(({ id }) => id));
  refuseUnknown({
    category: [category, anyVocabulary(wordsOf(list, 'category'), named)],
    subcategory: [subcategory, anyVocabulary(wordsOf(list, 'subcategory'), named)],
    assetClass: [assetClass, declared(assetTypesOf(site))],
    family: [family, familiesOf(snapshot)],
    region: [region, anyVocabulary(wordsOf(list, 'regions'), wordsOf(indexes, 'region'))],
    index: [index === undefined ? undefined : [index], indexIds(snapshot)],
  });
  return {
    text: filterPattern,
    filters: {
      category,
      subcategory,
      language,
      assetClasses: assetClass,
      families: family,
      regions: region,
      concerns: index === undefined ? undefined : concernsOfIndex(index, snapshot),
    },
  };
}

/** The families of indexes and of documents. */
export const familiesOf = ({ catalogue: { documents: list, indexes } }: Snapshot) =>
  anyVocabulary(wordsOf(list, 'families'), wordsOf(indexes, 'family'));

/** A document concerns an index if it names the index or its family. */
export function concernsOfIndex(fundId: string, { catalogue: { indexes } }: Snapshot): string[] {
  const row = indexes.find('fundId', fundId);
  const family = row === null ? null : indexes.row(row).family;
  return [concerned.index(fundId), ...(family === null ? [] : [concerned.family(family)])];
}

/** Titles are sorted in the visitor's language. */
function sortColumn(sortBy: DocumentSortKey, lang: Language) {
  return sortBy === 'title' ? columnOf('title', lang) : sortBy;
}
