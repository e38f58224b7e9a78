/** What programs look for at a site. */
export const found = {
  sitemap: '/sitemap.xml',
  /** Parts are counted from 1. */
  sitemapPart: (part: number) => `/sitemaps/${part}.xml`,
  robots: '/robots.txt',
  manifest: '/site.webmanifest',
  llms: '/llms.txt',
  security: '/.well-known/security.txt',
} as const;
