import { downloadCalls } from '#src/contract/api/endpoints/download-calls.ts';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { api, filePath, health, mediaPath, pages, splitLanguage } from '#src/urls.ts';
import { oembedPath } from '#src/urls/embeds.ts';
import { apiDocuments } from '#src/urls/api-documents.ts';
import { followedPatterns } from '#src/urls/feeds.ts';
import { found, headFiles } from '#src/urls/discovery.ts';
import { marketDataPaths } from '#src/urls/market-data.ts';

/** Pages below `/api`, among the calls. */
const referencePatterns = ['/api', '/api/reference/$topic'];

/** Patterns of all other pages; a test compares them with `src/routes`. The first match counts. */
const pagePatterns = [
  '/',
  '/contact-us',
  '/corrections',
  '/data',
  '/documents',
  '/gender-diversity',
  '/insights',
  '/investable',
  '/investable-products',
  '/mocked-components',
  '/notices',
  '/open-index-project',
  '/our-services',
  '/smoke',
  '/status',
  '/structured-products',
  '/subscribe',
  '/indexes/blend',
  '/indexes/classic-screener',
  '/indexes/compare',
  '/indexes/legacy-screener',
  '/indexes/screener',
  '/mocked-components/middleware',
  '/mocked-components/$failure',
  '/indexes/details/$portfolioDetails/figures/$tag',
  '/indexes/details/$portfolioDetails',
  '/indexes/$mix/figures/$tag',
  '/indexes/screener/$assetType',
  '/indexes/screener/$assetType/$indexId',
  '/insights/$type',
  '/insights/$type/$articleId',
  '/insights/$type/$articleId/$articleName',
  '/notices/$noticeId',
  '/page/{-$page}',
  '/docs/{-$categoryOrSubcategory}/$identifier',
  '/$templatePageUrl',
  '/$subdirectory/$templatePageUrl',
];

const callPatterns = [
  apiDocuments.openapi,
  ...[
    ...Object.values(endpoints).map(({ path }) => path),
    ...Object.values(downloadCalls).map(({ path }) => path),
    ...Object.values(marketDataPaths),
    api.formSubmission,
    api.contentGraphql,
    api.clientFailures,
    api.modelContext,
  ].map((path) => api.base + path),
  `${api.base}/*`,
];

const filePatterns = [
  ...Object.values(health),
  found.sitemap,
  found.robots,
  headFiles.manifest,
  found.llms,
  found.security,
  found.apiCatalog,
  headFiles.icon,
  found.firstIcon,
  headFiles.touchIcon,
  headFiles.sharePicture,
  '/assets/*',
  '/charts/*',
  '/embed/*',
  oembedPath,
  '/brand/*',
  '/sitemaps/*',
  '/data/*',
  '/factsheets/*',
  mediaPath('*'),
  filePath('*', '*'),
  pages.insightsFeed,
  ...followedPatterns,
  pages.correctionsFeed,
  '/indexes/details/*.md',
];

const patterns = [...referencePatterns, ...callPatterns, ...filePatterns, ...pagePatterns].map(
  (pattern) => ({
    pattern,
    fits: new RegExp(`^${pattern.split('/').map(segment).join('/').replaceAll('/(?:', '(?:/')}/?$`),
  }),
);

/** The regular expression of a segment: literal, any one, any number, or optional. */
function segment(text: string): string {
  if (text.startsWith('*')) return `.*${text.slice(1).replace('.', String.raw`\.`)}`;
  if (text.startsWith('{-$')) return '(?:[^/]+)?';
  if (/^[{$]/.test(text)) return '[^/]+';
  return text.replaceAll('.', String.raw`\.`);
}

const notPages: ReadonlySet<string> = new Set([...callPatterns, ...filePatterns]);

/** Whether pages answer at an address, even if only with "not found": it is neither the API's nor a file's. */
export const isPage = (path: string): boolean => !notPages.has(routePattern(path));

/** The pattern of an address, the same for all languages and values; `*` for an unknown address. */
export function routePattern(path: string): string {
  const { path: own } = splitLanguage(path);
  return patterns.find(({ fits }) => fits.test(own))?.pattern ?? '*';
}
