/** The provider's own look: one stylesheet by the hash of its text, and whom its typefaces are from. */
export const brandPaths = {
  stylesheet: (hash: string) => `/brand/${hash}.css`,
  licences: '/brand/licences.txt',
} as const;

/** What the head of every page names; all that stands here comes with the first load. */
export const headFiles = {
  manifest: '/site.webmanifest',
  icon: '/favicon.svg',
  /** For what shows no vector pictures: the first screen of a phone, old browsers. */
  touchIcon: '/apple-touch-icon.png',
  /** What others show of a page that is shared with them; 1200 × 630. */
  sharePicture: '/share/site.png',
} as const;

/** What programs look for at a site by themselves. */
export const found = {
  sitemap: '/sitemap.xml',
  /** Parts are counted from 1. */
  sitemapPart: (part: number) => `/sitemaps/${part}.xml`,
  robots: '/robots.txt',
  llms: '/llms.txt',
  security: '/.well-known/security.txt',
  /** What of the site is for programs, and where it is described (RFC 9727). */
  apiCatalog: '/.well-known/api-catalog',
  /** What a browser asks for that has seen no page of the site, only a file or an answer of the API. */
  firstIcon: '/favicon.ico',
} as const;
