/** The brand's stylesheet, by the hash of its text, and the licences of its typefaces. */
export const brandPaths = {
  stylesheet: (hash: string) => `/brand/${hash}.css`,
  licences: '/brand/licences.txt',
} as const;

/** Files that the head of every page names. All of this module is part of the first load. */
export const headFiles = {
  manifest: '/site.webmanifest',
  icon: '/favicon.svg',
  /** For phones' home screens and old browsers, which do not show SVG icons. */
  touchIcon: '/apple-touch-icon.png',
  /** The share picture of pages without one of their own, 1200 × 630. */
  sharePicture: '/share/site.png',
} as const;

/** Files that programs look for at a site. */
export const found = {
  sitemap: '/sitemap.xml',
  /** Parts are numbered from 1. */
  sitemapPart: (part: number) => `/sitemaps/${part}.xml`,
  robots: '/robots.txt',
  llms: '/llms.txt',
  security: '/.well-known/security.txt',
  /** The catalogue of the site's APIs (RFC 9727). */
  apiCatalog: '/.well-known/api-catalog',
  /** The icon that browsers request when they have only seen a file or an API answer. */
  firstIcon: '/favicon.ico',
} as const;
