import { pages } from '#src/urls.ts';

/** A link of content into this site: a path, empty for the page that it stands on, and the anchor behind it. */
export type ContentLink = {
  path: string;
  anchor: string | null;
  /** As it is written, where that is not the path. */
  written?: string;
};

/** The links of a body into this site: values of address keys, and links in HTML; each once. */
export function linksIn(body: unknown): ContentLink[] {
  return eachOnce(linksOf(body));
}

/** The links of an HTML text into this site, each once. */
export const linksInHtml = (text: string): ContentLink[] => eachOnce(linksOfHtml(text));

/** All texts of a body. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* textsIn(one);
}

function linksOf(value: unknown, key = ''): ContentLink[] {
  if (typeof value === 'string') return isAddressKey(key) ? ownLink(value) : linksOfHtml(value);
  if (typeof value !== 'object' || value === null) return [];
  if ('actionType' in value && 'target' in value && value.actionType === goToArticle)
    return linkToArticle(value.target);
  return Object.entries(value).flatMap(([name, one]) =>
    linksOf(one, Array.isArray(value) ? key : name),
  );
}

const goToArticle = 'Go to article';

/** A button names an article by its id. */
const linkToArticle = (target: unknown): ContentLink[] =>
  typeof target === 'string' && target !== ''
    ? [{ path: `${pages.insights('article')}/${target}`, anchor: null, written: target }]
    : [];

const isAddressKey = (key: string) => key === 'href' || key === 'link' || key === 'target';

/** Headings lead to themselves, and are left out. */
function linksOfHtml(text: string): ContentLink[] {
  if (!text.includes('href="')) return [];
  return Array.from(text.matchAll(/<a\s[^>]*?href="([^"]*)"([^>]*)>/g)).flatMap(
    ([, href = '', rest = '']) =>
      rest.includes('data-anchor') ? [] : ownLink(href.replaceAll('&amp;', '&')),
  );
}

export function ownLink(href: string): ContentLink[] {
  if (!/^(\/(?!\/)|#)/.test(href)) return [];
  const [address = '', ...behind] = href.split('#');
  const anchor = behind.join('#') || null;
  const path = address.replace(/\?.*$/, '');
  return href.startsWith('#') && anchor === null
    ? []
    : [{ path, anchor: anchor && decoded(anchor) }];
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const eachOnce = (links: readonly ContentLink[]): ContentLink[] => [
  ...new Map(links.map((link) => [`${link.path}#${link.anchor ?? ''}`, link])).values(),
];
