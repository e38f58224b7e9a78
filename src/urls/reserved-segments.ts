import { languages } from '#src/domain/language.ts';

/**
 * First segments that no templated page can have: the site's own routes win there, or something other than
 * a page answers (RT-25). A test compares them with the routes. Pictures of charts and their embedding will answer
 * below `charts`, `embed` and `oembed`: a page that stood there would have to move then.
 */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...languages,
  'api',
  'assets',
  'brand',
  'charts',
  'contact-us',
  'corrections',
  'data',
  'docs',
  'documents',
  'embed',
  'factsheets',
  'files',
  'gender-diversity',
  'healthz',
  'indexes',
  'insights',
  'investable',
  'investable-products',
  'mcp',
  'media',
  'mocked-components',
  'notices',
  'oembed',
  'open-index-project',
  'our-indexes',
  'our-services',
  'page',
  'readyz',
  'share',
  'sitemaps',
  'smoke',
  'status',
  'structured-products',
  'subscribe',
]);
