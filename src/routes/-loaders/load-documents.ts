import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPart, mapPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import type {
  DocumentDifferences,
  FilterChoices,
  StaticDocument,
} from '#src/contract/api/documents.ts';
import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import { readDocumentQuery } from '#src/features/documents/document-query.ts';
import type { DocumentsData } from '#src/features/documents/documents-page.tsx';
import type { IndexChoices } from '#src/features/documents/use-index-choices.ts';
import type { Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import { listFilterLabels } from '#src/i18n/messages/lists/list-labels.ts';
import { apiQueryOf, type Filters, type Search } from '#src/list-page/list-query.ts';
import { optionsByTag } from '#src/list-page/filters/options-by-tag.ts';
import { pages, splitLanguage } from '#src/urls.ts';
import { loadRows } from './load-list.ts';

/** The most index names offered by the filter. */
const offeredIndexes = 200;

/**
 * Loads the documents library. The page is shown without filters when those fail, but not without the documents
 * (ER-02).
 */
export function loadDocuments(
  context: PageContext,
  search: Search,
): Promise<{ data: DocumentsData; head: PageFacts }> {
  const { api, language } = context;
  const query = readDocumentQuery(search);
  const request = apiQueryOf(query);
  // The visitor's values are passed to the API unchanged, which refuses unknown ones.
  const narrowing = {
    ...request.narrowing,
    index: query.filters['index']?.[0],
  } as EndpointQuery<'filterChoices'>;
  const { title, lead } = documentMessages(language);
  return loadPage(context, async () => {
    const [message, choices, rows] = await Promise.all([
      loadPart('document filters', api.get('filterChoices', narrowing)),
      loadPart('indexes of documents', loadIndexChoices(context, query.filters)),
      loadRows(
        context,
        api.get('documents', {
          ...narrowing,
          ...request.order,
          ...request.paging,
        } as EndpointQuery<'documents'>),
        (answer) => ({
          rows: answer.documents,
          total: answer.totalDocuments,
          matchedBySpelling: answer.matchedBySpelling,
        }),
      ),
    ]);
    const options = mapPart(message, (choicesOf) => optionsOf(choicesOf, language));
    return {
      data: { query, options, choices, rows },
      head: { title, description: lead, path: pages.documents },
    };
  });
}

/** Converts the library's filters to those of a list. Subcategories are those of the chosen categories. */
function optionsOf({ message }: FilterChoices, language: Language): FilterOption[] {
  const { categories, secondaryFilters } = message;
  const names = listFilterLabels(language);
  const parts = new Map(
    categories.flatMap(({ subcategories }) => subcategories).map((one) => [one.value, one]),
  );
  const option = (tag: keyof typeof names, values: FilterOption['values']) => ({
    field: { name: names[tag], tag },
    values,
  });
  return [
    option(
      'category',
      categories.map(({ value, label, count }) => ({ value, label, count })),
    ),
    option('subcategory', [...parts.values()]),
    option('assetClass', secondaryFilters.assetClasses),
    option('family', secondaryFilters.families),
    option('region', secondaryFilters.geographies),
    option('language', secondaryFilters.languages),
  ];
}

/**
 * The indexes that the library can be filtered by: those of the chosen asset classes and families, where indexes
 * have them (PR-06).
 */
async function loadIndexChoices(
  { api }: PageContext,
  { assetClass = [], family = [] }: Filters,
): Promise<IndexChoices> {
  const options = optionsByTag((await api.get('resourceFilterOptions', {})).filters);
  const known = (tag: string, chosen: readonly string[]) => {
    const values = options.get(tag)?.values ?? [];
    return chosen.filter((one) => values.some(({ value }) => value === one));
  };
  const narrowing = { assetType: known('assetType', assetClass), family: known('family', family) };
  const query = { ...narrowing, size: offeredIndexes } as EndpointQuery<'allPortfolios'>;
  const { portfolios } = await api.get('allPortfolios', query);
  return {
    indexes: portfolios.map(({ fundId, portfolioName }) => ({ fundId, portfolioName })),
    narrowing,
  };
}

type DocumentSearch = Readonly<Record<string, readonly string[]>>;

/**
 * Loads one document, in the requested version or the latest. Under a category that is not its own it is not found
 * (RT-24).
 */
export function loadDocument(
  context: PageContext,
  category: string,
  identifier: string,
  search: DocumentSearch,
): Promise<{ data: StaticDocument; head: PageFacts }> {
  return loadPage(context, async () => {
    const version = search['version']?.[0];
    const data = await context.api.get('staticDocument', { a: category, b: identifier, version });
    const { title, description, category: own, documentId, language } = data.document;
    // The page around a document has texts of its language; the document itself has only one language.
    const writtenIn = [language.value];
    const facts = { title, description: description ?? `${own.label}: ${title}`, writtenIn };
    // The latest version has two addresses, of which the one without a version is canonical.
    if (version === undefined || version === data.versions[0]?.version) {
      const path = pages.document(own.value, documentId);
      return { data, head: { ...facts, path, translations: translationsOf(data.document) } };
    }
    const named = listedTexts(context.language, [
      title,
      documentMessages(context.language).version(version),
    ]);
    const path = pages.documentVersion(own.value, documentId, version);
    return { data, head: { ...facts, title: named, path } };
  });
}

const translationsOf = ({ translations }: StaticDocument['document']) =>
  translations.map(({ language, href }) => ({
    language: language.value,
    path: splitLanguage(href).path,
  }));

/** Loads the changes between two versions of a document, up to the latest unless another is named. */
export function loadDifferences(
  context: PageContext,
  category: string,
  identifier: string,
  search: DocumentSearch,
): Promise<{ data: DocumentDifferences; head: PageFacts }> {
  return loadPage(context, async () => {
    const data = await context.api.get('documentDifferences', {
      a: category,
      b: identifier,
      from: search['since']?.[0],
      to: search['version']?.[0],
    });
    const { document, from, to } = data;
    const m = documentMessages(context.language);
    const head = {
      writtenIn: [document.language.value],
      title: m.differences(document.title, from.version, to.version),
      description: m.differencesLead(from.version, to.version),
      path: pages.documentVersion(
        document.category.value,
        document.documentId,
        to.version,
        from.version,
      ),
    };
    return { data, head };
  });
}
