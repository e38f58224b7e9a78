import { pages } from '#src/urls.ts';
import { reservedSegments } from '#src/urls/reserved-segments.ts';

/** Content pages live below `/page`. Three pages have fixed addresses, and all others are templated. */
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
 * Returns the kind of page that an address belongs to, or null where no content page can be, because the address
 * is malformed or one of the site's own routes (RT-25).
 */
export function pageKindOf(url: string): PageKind | null {
  const own = ownAddresses[url];
  if (own) return own;
  if (contentUrl.test(url)) return 'content';
  const [, first = ''] = templatedUrl.exec(url) ?? [];
  return first === '' || reservedSegments.has(first) ? null : 'templated';
}
