/** One address of the site, below its origin. */
export type Address = {
  path: string;
  /** ISO date of its last change; null where nobody knows. */
  lastModified: string | null;
};

/** Addresses in one sitemap, as the protocol of sitemaps.org limits them. */
export const addressesInPart = 50_000;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function entry(name: 'url' | 'sitemap', address: string, lastModified: string | null): string {
  const changed = lastModified === null ? '' : `<lastmod>${lastModified}</lastmod>`;
  return `<${name}><loc>${escapeXml(address)}</loc>${changed}</${name}>\n`;
}

/** The addresses of one part. */
export function sitemap(origin: string, addresses: readonly Address[]): string {
  const entries = addresses.map(({ path, lastModified }) =>
    entry('url', origin + path, lastModified),
  );
  return `${head}<urlset ${namespace}>\n${entries.join('')}</urlset>\n`;
}

/** The index of the sitemap's parts; the date of each is that of its newest address. */
export function sitemapIndex(origin: string, parts: readonly Address[]): string {
  const entries = parts.map(({ path, lastModified }) =>
    entry('sitemap', origin + path, lastModified),
  );
  return `${head}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

/** The newest change of several addresses. */
export function newestOf(addresses: readonly Address[]): string | null {
  let newest: string | null = null;
  for (const { lastModified } of addresses) {
    if (lastModified !== null && (newest === null || lastModified > newest)) newest = lastModified;
  }
  return newest;
}
