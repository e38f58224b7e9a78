import { defaultLanguage } from '#src/domain/language.ts';
import type { ShownBrand } from '#src/contract/api/site-answers.ts';
import type { Site } from '#src/contract/provider/site.ts';
import { allAssetTypes, segmentOfAssetType, type AssetType } from '#src/domain/asset-type.ts';
import { localText } from '#src/i18n/local-text.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { api, internalPages, pages } from '#src/urls.ts';
import { apiDocuments } from '#src/urls/api-documents.ts';
import { found, headFiles } from '#src/urls/discovery.ts';

/** Search engines may index production only: a staging copy would compete with the site. */
export function robots(origin: string, isProduction: boolean): string {
  if (!isProduction) return 'User-agent: *\nDisallow: /\n';
  const internal = Object.values(internalPages).map((path) => `Disallow: ${path}\n`);
  // Otherwise every page would be indexed once for each release.
  const earlier = 'Disallow: /*?asof=\nDisallow: /*&asof=\n';
  return `User-agent: *\n${internal.join('')}${earlier}Allow: /\n\nSitemap: ${origin}${found.sitemap}\n`;
}

/** The manifest for phones that put the site on their home screen. */
export function webManifest(site: Site, brand: ShownBrand | null): string {
  const paper = brand ? brand.papers[brand.themes[0] ?? 'light'] : '#fbfaf7';
  const { icon, touchIcon } = brand ?? { icon: headFiles.icon, touchIcon: headFiles.touchIcon };
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: localText(site.description, defaultLanguage),
    start_url: pages.home,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      ...(icon ? [{ src: icon, type: 'image/svg+xml', sizes: 'any' }] : []),
      ...(touchIcon ? [{ src: touchIcon, type: 'image/png', sizes: '180x180' }] : []),
    ],
  });
}

/** A guide to the site for language models: what it is and where its data is (llmstxt.org). */
export function llmsText(site: Site, origin: string, listed: readonly AssetType[]): string {
  const link = (title: string, path: string, note: string) =>
    `- [${title}](${origin}${path}): ${note}`;
  const notice = site.illustrativeNotice && localText(site.illustrativeNotice, defaultLanguage);
  return [
    `# ${site.name}`,
    '',
    `> ${localText(site.description, defaultLanguage)}`,
    '',
    ...(notice ? [notice, ''] : []),
    '## Data',
    '',
    `Programs that speak the Model Context Protocol ask at ${api.base}${api.modelContext}, read-only and without a key: indexes screened by every figure, how figures came about, levels, constituents, reviews, comparisons${site.blends ? ', blends' : ''}, changes, and every page.`,
    '',
    link(
      'OpenAPI document',
      apiDocuments.openapi,
      'every call of the open data API, in JSON, without a login',
    ),
    link('API reference', pages.apiReference, 'the same for readers'),
    link(
      'Indexes',
      `${api.base}${api.portfolioReturns}`,
      'search, filter, sort and page all indexes',
    ),
    link(
      'Data version',
      `${api.base}${api.dataVersion}`,
      'the release that all answers are read from',
    ),
    link(
      'Releases',
      `${api.base}${api.releases}`,
      'every release there was; all calls take `asof`, a release or a day, and answer as it did then',
    ),
    '',
    '## Pages',
    '',
    'Every page is there in Markdown, in its language: at its address with `.md` behind the path (`/status.md`, `/index.md` for ' +
      'the first page), or at its own address for who names `text/markdown` in `Accept`. Lists keep their filters (`/notices.md?type=review`), ' +
      'and all take `asof`. Of an index, of the working of a figure, ' +
      (site.blends
        ? 'of comparisons (`/indexes/compare.md?ids=A,B`) and of blends (`/indexes/blend.md?of=A*60,B*40`) '
        : 'and of comparisons (`/indexes/compare.md?ids=A,B`) ') +
      'each figure there bears its digits, its variant, currency and day, whether it is back-tested, and the address to cite.',
    '',
    '## Indexes',
    '',
    link(
      assetTypeName(defaultLanguage, allAssetTypes),
      pages.screener(),
      'the screener of all indexes',
    ),
    ...listed.map((type) =>
      link(
        assetTypeName(defaultLanguage, type),
        pages.screener(segmentOfAssetType(type)),
        'the indexes of this asset class',
      ),
    ),
    '',
    '## Documents',
    '',
    link('Documents', pages.documents, 'methodologies, policies and reports'),
    link('Corrections', pages.corrections, 'published levels that were corrected or withdrawn'),
    link('Notices', pages.notices, 'reviews, changes, corrections, launches and ends of indexes'),
    link('Insights', pages.insights(), 'articles on the indexes'),
    '',
    '## More',
    '',
    link(
      'Data files',
      pages.data,
      'indexes, figures, levels, members, products, documents and corrections as CSV, JSON and Parquet; what changed; code that reads them',
    ),
    link('Data status', pages.status, 'how far the levels go, when the next are due, releases'),
    link('Sitemap', found.sitemap, 'every page'),
    '',
  ].join('\n');
}

/** Days for which security.txt is valid; its date is set anew each day. */
const validDays = 180;

/** Whom to tell about a vulnerability (RFC 9116); null where the provider names no contact. */
export function securityText(site: Site, origin: string, now: Date): string | null {
  if (!site.securityContact) return null;
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${site.securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, ja',
    `Canonical: ${origin}${found.security}`,
    '',
  ].join('\n');
}
