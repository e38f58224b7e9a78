/** Every public address of the site, of pages and API, in both languages. No other module builds links. */
import { defaultLanguage, languageFacts, languages, type Language } from '#src/domain/language.ts';
import type { FormulaAnchor } from './urls/formula-anchors.ts';

/** The path of a page in a language, each of which has a prefix except English. API calls have no language prefix. */
export function localPath(language: Language, path: string): string {
  const { prefix } = languageFacts[language];
  if (prefix === '' || isCall(path)) return path;
  return path === '/' ? prefix : prefix + path;
}

/** Splits a path into its language and the path without its prefix. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const language = languages.find((one) => beginsWith(path, languageFacts[one].prefix));
  if (language === undefined) return { language: defaultLanguage, path };
  return { language, path: path.slice(languageFacts[language].prefix.length) || '/' };
}

const beginsWith = (path: string, prefix: string): boolean =>
  prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));

/** The release or day that the query of a page's address asks for; null where it asks for none. */
export function requestedRelease(search: string): string | null {
  return new URLSearchParams(search).get('asof') || null;
}

/** Appends the values that are defined; a list becomes repeated keys. */
export function withQuery(path: string, query: Record<string, QueryValue>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') search.append(key, String(one));
    }
  }
  const text = search.toString();
  return text ? path + (path.includes('?') ? '&' : '?') + text : path;
}

export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number)[];

export const pages = {
  home: '/',
  apiReference: '/api',
  apiTopic: (topic: string) => `/api/reference/${encodeURIComponent(topic)}`,
  screener: (assetType?: string) =>
    assetType ? `/indexes/screener/${assetType}` : '/indexes/screener',
  /** The address that links to an index use (RT-23). */
  index: (fundId: string) => `/indexes/screener/all-asset-types/${encodeURIComponent(fundId)}`,
  /** The section of the methodology with a figure's formula. */
  methodology: (anchor: FormulaAnchor) => `/page/methodology#${anchor}`,
  /** The canonical address of an index (RT-08), also used by search results (SR-03). */
  indexDetails: (fundId: string) => `/indexes/details/${encodeURIComponent(fundId)}`,
  /** The screener in its classic layout, which has two addresses (RT-09). */
  legacyScreener: '/indexes/legacy-screener',
  classicScreener: '/indexes/classic-screener',
  /** The canonical address of the investable products; `/investable` shows them too (RT-04). */
  products: '/investable-products',
  structuredProducts: '/structured-products',
  documents: '/documents',
  /** The provider's announcements, with their feed and calendar. */
  notices: '/notices',
  notice: (noticeId: string) => `/notices/${encodeURIComponent(noticeId)}`,
  noticesFeed: '/notices/feed.xml',
  reviewCalendar: '/notices/reviews.ics',
  /** The ledger of levels that were corrected or withdrawn, with its feed. */
  corrections: '/corrections',
  correctionsFeed: '/corrections/feed.xml',
  /** The state of the data: the release, the last levels and the corrections. */
  status: '/status',
  data: '/data',
  /** A document. Its canonical address has its own category (RT-11). */
  document: (category: string, documentId: string) =>
    `/docs/${encodeURIComponent(category)}/${encodeURIComponent(documentId)}`,
  /** A version of a document, or with `since` the changes from that version. */
  documentVersion: (category: string, documentId: string, version: string, since?: string) =>
    withQuery(pages.document(category, documentId), { version, since }),
  /** All insights, or those of one asset type or article type (RT-03). */
  insights: (type?: string) => (type ? `/insights/${encodeURIComponent(type)}` : '/insights'),
  /** The canonical address of an article. Only the id identifies it; the name is for readers. */
  article: ({ type, articleId, articleName }: ArticleAddress) =>
    `/insights/${type.value}/${articleId}/${articleName}`,
  /** An Atom feed of new articles. */
  insightsFeed: '/insights/feed.xml',
  /** A content page (RT-10), or the list of content pages. */
  content: (page?: string) => (page ? `/page/${page}` : '/page'),
  ourServices: '/our-services',
  openIndexProject: '/open-index-project',
  genderDiversity: '/gender-diversity',
} as const;

export type ArticleAddress = { type: { value: string }; articleId: string; articleName: string };

/** A media file of the provider's content, by its name in the store: hash and extension. */
export const mediaPath = (name: string): string => `/media/${name}`;

/** An address that never has a page. The page for unknown addresses is rendered as if it had been requested. */
export const notFoundPath = '/not/found/here';

/** Pages for developers of the site, disabled in production (RT-13). */
export const internalPages = { gallery: '/mocked-components', smoke: '/smoke' } as const;

/** Fragments that open a form over any page (CM-02). */
export const formHashes = { contact: '#contact-us', subscribe: '#subscribe' } as const;

/** Pages of the forms, which work without JavaScript. */
export const formPages = { contact: '/contact-us', subscribe: '/subscribe' } as const;

/**
 * The contact form about an index, by any of its identifiers, such as for a licence. Its message starts with the
 * index's name.
 */
export const askAboutIndex = (id: string): string => withQuery(formPages.contact, { index: id });

/** The form whose page a path without language prefix is; null for other pages. */
export const formOfPage = (path: string) => formAt(formPages, path);

/** The form that a fragment, `#` included, opens over the page (CM-02); null for other fragments. */
export const formOfHash = (hash: string) => formAt(formHashes, hash);

function formAt(places: Record<keyof typeof formPages, string>, asked: string) {
  if (asked === places.contact) return 'contact';
  return asked === places.subscribe ? 'subscribe' : null;
}

/** The page that follows an accepted form sent without scripts. */
export const formAccepted = (language: Language, form: keyof typeof formPages): string =>
  localPath(language, `${formPages[form]}?sent=yes`);

/** A file of the provider. Other content has another address. */
export function fileAddress(sha256: string, name: string): string {
  return filePath(sha256, encodeURIComponent(name));
}

export function filePath(sha256: string, name: string): string {
  return `/files/${sha256}/${name}`;
}

export const api = {
  base: '/api',
  suggestions: '/securities/suggestions',
  screenerPage: '/screener-page',
  screenerFilterOptions: '/screener/filter-options',
  screenerQuestion: '/screener/question',
  portfolioPoints: '/portfolio-returns/points',
  portfolioReturns: '/portfolio-returns',
  figures: '/figures',
  allPortfolios: '/our-resources/all-portfolios',
  resourceFilterOptions: '/our-resources/filter-options',
  indexTypes: '/index/types',
  home: '/home',
  indexDetails: '/index-details',
  indexContents: '/index-details/contents',
  indexFigures: '/index-details/figures',
  working: '/index-details/working',
  compareWorking: '/compare/working',
  blendWorking: '/blend/working',
  compare: '/compare',
  blend: '/blend',
  indexEvents: '/index-details/events',
  corrections: '/index-details/corrections',
  characteristics: '/index-details/characteristics',
  constituents: '/index-details/constituents',
  reviews: '/index-details/reviews',
  reviewChanges: '/index-details/reviews/changes',
  portfolioByIndex: '/resource-results/indexes/portfolio',
  indexByPerformance: '/resource-results/performance/indexes',
  variants: '/variants',
  indexPrices: '/index-prices',
  productFilterOptions: '/investable-products/filter-options',
  products: '/investable-products/products',
  structuredProductFilterOptions: '/structured-products-filtering-options',
  structuredProducts: '/structured-products',
  documents: '/documents',
  filterChoices: '/resource-results/filter-choices',
  geographyChoices: '/resource-results/filter-choices/geography',
  assetClassChoices: '/resource-results/filter-choices/asset-classes',
  familyChoices: '/resource-results/filter-choices/all-families',
  relatedDocuments: '/index-details/related-documents',
  staticDocument: '/docs/{a}/{b}',
  documentDifferences: '/docs/{a}/{b}/differences',
  relatedIndexes: '/index-details/related-indexes',
  sustainabilityDefinitions: '/sustainability/definitions',
  sustainabilityDatapoints: '/sustainability/datapoints',
  insights: '/insights',
  insightArticles: '/insights/articles/',
  article: '/insights/articles/{id}',
  insightFilters: '/insights/filters',
  strategists: '/insights/strategists',
  articlesByAsset: '/index/articles',
  relatedContent: '/index-details/related-content',
  mainNavigation: '/navigation/main-navigation-bar',
  pages: '/pages',
  templatizedPage: '/templatized-page',
  service: '/service',
  openIndexProject: '/open-index-project',
  genderDiversity: '/gender-diversity',
  genderDiversityResources: '/gender-diversity/resources-section',
  topHat: '/navigation/top-hat',
  contentGraphql: '/content/graphql',
  dataFiles: '/data-files',
  apiReference: '/api-reference',
  dataVersion: '/data-version',
  releases: '/releases',
  levelDates: '/level-dates',
  ledger: '/corrections',
  ledgerFilterOptions: '/corrections/filter-options',
  notices: '/notices',
  noticeFilterOptions: '/notices/filter-options',
  notice: '/notices/{noticeId}',
  formSubmission: '/eloqua-proxy',
  clientFailures: '/client-failures',
  modelContext: '/mcp',
} as const;

/** Whether a path is an API call, as opposed to a page of the reference. */
export const isCall = (path: string): boolean => /^\/api\/(?!reference\/|$)/.test(path);
export const health = { live: '/healthz', ready: '/readyz' } as const;
