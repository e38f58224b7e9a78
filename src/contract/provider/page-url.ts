import { pages } from '#src/urls.ts';
import { reservedSegments } from '#src/urls/reserved-segments.ts';

/** Content pages live below `/page`, three pages have addresses of their own, all others are templated. */
export type PageKind = 'content' | 'service' | 'openIndexProject' | 'microsite' | 'templated';

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';
const contentUrl = new RegExp(`^/page/${slug}$`);
const templatedUrl = new RegExp(`^/(${slug})(?:/${slug})?$`);

const ownAddresses: Record<string, PageKind> = {
  [pages.ourServices]: 'service',
  [pages.openIndexProject]: 'openIndexProject',
  [pages.genderDiversity]: 'microsite',
};

/**
 * Which kind of page an address is of; null for one that no page of content can have, because it is
 * malformed or because the site's own routes win there (RT-25).
 */
export function pageKindOf(url: string): PageKind | null {
  const own = ownAddresses[url];
  if (own) return own;
  if (contentUrl.test(url)) return 'content';
  const [, first = ''] = templatedUrl.exec(url) ?? [];
  return first === '' || reservedSegments.has(first) ? null : 'templated';
}
