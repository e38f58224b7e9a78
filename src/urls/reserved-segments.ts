import { languages } from '#src/domain/language.ts';

/**
 * First segments that no templated page may use, because the site's own routes or files have them (RT-25). A test
 * compares them with the routes.
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
