/**
 * Every public address of the site, pages and API, in both languages. Links are made here and nowhere else.
 */
import { defaultLanguage, languageFacts, languages, type Language } from '#src/domain/language.ts';

/** Path of a page in a language: each has its own beginning, English none. Calls of the API are no pages. */
export function localPath(language: Language, path: string): string {
  const { prefix } = languageFacts[language];
  if (prefix === '' || isCall(path)) return path;
  return path === '/' ? prefix : prefix + path;
}

/** Splits a path into its language and the path without it. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const language = languages.find((one) => beginsWith(path, languageFacts[one].prefix));
  if (language === undefined) return { language: defaultLanguage, path };
  return { language, path: path.slice(languageFacts[language].prefix.length) || '/' };
}

const beginsWith = (path: string, prefix: string): boolean =>
  prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));

/** The release or day that the query of a page's address asks for; null where it asks for none. */
export function askedRelease(search: string): string | null {
  return new URLSearchParams(search).get('asof') || null;
}

/** Appends the values that are there; a list becomes repeated keys. */
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

/** Sections of the methodology page that the page of an index leads to, by their anchors. */
export const formulaAnchors = [
  'index-level',
  'price-return',
  'total-return',
  'net-total-return',
  'hedging',
  'weighting',
  'rebalancing',
  'turnover',
  'holdings',
  'returns',
  'annualised-returns',
  'calendar-years',
  'rolling-returns',
  'fifty-two-week-range',
  'volatility',
  'sharpe-ratio',
  'maximum-drawdown',
  'tracking-error',
  'beta',
  'correlation',
  'back-test',
  'corrections',
] as const;

export type FormulaAnchor = (typeof formulaAnchors)[number];

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
  /** Where links to an index lead (RT-23). */
  index: (fundId: string) => `/indexes/screener/all-asset-types/${encodeURIComponent(fundId)}`,
  /** Where a figure's formula stands. */
  methodology: (anchor: FormulaAnchor) => `/page/methodology#${anchor}`,
  /** Canonical address of an index (RT-08); also where a search result leads (SR-03). */
  indexDetails: (fundId: string) => `/indexes/details/${encodeURIComponent(fundId)}`,
  /** The screener in its classic layout, at both its addresses (RT-09). */
  legacyScreener: '/indexes/legacy-screener',
  classicScreener: '/indexes/classic-screener',
  /** Canonical address of the investable products; `/investable` shows them too (RT-04). */
  products: '/investable-products',
  structuredProducts: '/structured-products',
  documents: '/documents',
  /** What the provider announces; its feed and its calendar of reviews. */
  notices: '/notices',
  notice: (noticeId: string) => `/notices/${encodeURIComponent(noticeId)}`,
  noticesFeed: '/notices/feed.xml',
  reviewCalendar: '/notices/reviews.ics',
  /** Every level that was published and then corrected or withdrawn; its feed. */
  corrections: '/corrections',
  correctionsFeed: '/corrections/feed.xml',
  /** The release that is shown, how far its levels go, what was corrected. */
  status: '/status',
  data: '/data',
  /** A static document; its own category is the canonical one (RT-11). */
  document: (category: string, documentId: string) =>
    `/docs/${encodeURIComponent(category)}/${encodeURIComponent(documentId)}`,
  /** A version of a document; with `since`, what changed from that version to it. */
  documentVersion: (category: string, documentId: string, version: string, since?: string) =>
    withQuery(pages.document(category, documentId), { version, since }),
  /** All insights, or those of an asset type or of one of the provider's types of articles (RT-03). */
  insights: (type?: string) => (type ? `/insights/${encodeURIComponent(type)}` : '/insights'),
  /** Canonical address of an article; its name is for readers, its id finds it. */
  article: ({ type, articleId, articleName }: ArticleAddress) =>
    `/insights/${type.value}/${articleId}/${articleName}`,
  /** New articles as an Atom feed. */
  insightsFeed: '/insights/feed.xml',
  /** A content page (RT-10); without one, the list of them. */
  content: (page?: string) => (page ? `/page/${page}` : '/page'),
  ourServices: '/our-services',
  openIndexProject: '/open-index-project',
  genderDiversity: '/gender-diversity',
} as const;

export type ArticleAddress = { type: { value: string }; articleId: string; articleName: string };

/** A file of the provider's content by its name in the store: hash and ending. */
export const mediaPath = (name: string): string => `/media/${name}`;

/** Where no page is, for good: the page that says so is made as if it had been asked for. */
export const notFoundPath = '/not/found/here';

/** Pages for those who build the site; off in production (RT-13). */
export const internalPages = { gallery: '/mocked-components', smoke: '/smoke' } as const;

/** Hashes that ask for a form over whatever page is shown (CM-02). */
export const formHashes = { contact: '#contact-us', subscribe: '#subscribe' } as const;

/** The forms as pages of their own, where they work without JavaScript. */
export const formPages = { contact: '/contact-us', subscribe: '/subscribe' } as const;

/** The form to ask with about an index, by any of its identifiers, such as for a license: the text begins with its name. */
export const askAboutIndex = (id: string): string => withQuery(formPages.contact, { index: id });

/** Which form a path without its language is the page of; null for every other page. */
export const formOfPage = (path: string) => formAt(formPages, path);

/** Which form a hash, `#` included, asks for over the page (CM-02); null for every other. */
export const formOfHash = (hash: string) => formAt(formHashes, hash);

function formAt(places: Record<keyof typeof formPages, string>, asked: string) {
  if (asked === places.contact) return 'contact';
  return asked === places.subscribe ? 'subscribe' : null;
}

/** Where a plain form leads once it was accepted. */
export const formAccepted = (language: Language, form: keyof typeof formPages): string =>
  localPath(language, `${formPages[form]}?sent=yes`);

/** A file of the provider: other content has another address. */
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
  /** Where programs ask by the Model Context Protocol. */
  modelContext: '/mcp',
} as const;

/** Whether a path is one of the API's, and not of the pages that describe it. */
export const isCall = (path: string): boolean => /^\/api\/(?!reference\/|$)/.test(path);

export const health = { live: '/healthz', ready: '/readyz' } as const;
