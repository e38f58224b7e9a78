import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import { pageKindOf } from '#src/contract/provider/page-url.ts';
import { assetTypes, assetTypeOfSegment } from '#src/domain/asset-type.ts';
import { ownAssetTypes } from '#src/contract/provider/own/own-asset-types.ts';
import { defaultLanguage, isLanguage, languages, type Language } from '#src/domain/language.ts';
import { pages, splitLanguage } from '#src/urls.ts';
import { anchorsOfPage } from '#src/urls/page-anchors.ts';
import { idOfSlug } from '#src/urls/index-slug.ts';
import { decoded } from './content-links.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { Difference } from '../difference/difference.ts';

/** Pages that exist in every release. */
const always: ReadonlySet<string> = new Set([
  ...Object.values(pages)
    .filter((page) => typeof page === 'string')
    .filter((page) => pageKindOf(page) === null),
  pages.screener(),
  pages.insights(),
  '/contact-us',
  '/subscribe',
  '/investable',
  '/page',
  '/indexes/compare',
  '/indexes/blend',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
]);

/** Addresses that other parts of the software answer; they are not checked. */
const answered = /^\/(api|data|media|files|assets|factsheets|share|mcp|sitemaps)(\/|$)/;

/** The addresses of a release, collected from its items. */
export function createAddresses() {
  /** Names of items by their addresses. */
  const known = new Map<string, string>();
  const redirected = new Set<string>();
  const keysOf = new Map<ItemKind, Set<string>>();
  /** The languages of the site. */
  let shown: readonly Language[] = languages;
  const hasItem = (kind: ItemKind, key: string) => keysOf.get(kind)?.has(key) ?? false;
  return {
    add<K extends ItemKind>(kind: K, key: string, body: ItemBody<K>): void {
      if (kind === 'site') shown = (body as Site).languages;
      for (const address of addressesOf[kind]?.(body as never, key) ?? []) {
        if (kind === 'redirect') redirected.add(bare(address));
        else known.set(address, itemName(kind, key));
      }
      const keys = keysOf.get(kind) ?? new Set<string>();
      keysOf.set(kind, keys.add(kind === 'article' ? idOfArticle(key) : key));
    },
    /** Whether the site is shown in the language of an item; those of many languages are. */
    isShown: (key: string): boolean =>
      key.split('/').every((part) => !isLanguage(part) || shown.includes(part)),
    leadsSomewhere(path: string): boolean {
      const { language, path: plain } = placeOf(path);
      if (!shown.includes(language)) return redirected.has(bare(path));
      return (
        answered.test(plain) ||
        known.has(plain) ||
        redirected.has(bare(path)) ||
        always.has(plain) ||
        isBelowAList(plain, hasItem)
      );
    },
    /** The item whose page is at a path, as `itemName` has it; null for other pages. */
    itemAt(path: string): string | null {
      const plain = plainPath(path);
      const article = /^\/insights\/[^/]+\/([^/]+)/.exec(plain)?.[1];
      return article === undefined ? (known.get(plain) ?? null) : itemName('article', article);
    },
    /** The anchors of the software's own page at a path; null for other pages, and those without declared ones. */
    anchorsAt: (path: string): readonly string[] | null => anchorsOfPage(plainPath(path)),
    /** Whether a page of the release is at a path. */
    hasPage(path: string): boolean {
      const { language, path: plain } = placeOf(path);
      if (!shown.includes(language)) return false;
      if (always.has(plain)) return true;
      if (language === defaultLanguage) return known.has(plain) || isBelowAList(plain, hasItem);
      const isTranslated = keysOf.get('page')?.has(language + plain) ?? false;
      // An article is not in every language.
      return (
        isTranslated || isBelowAList(plain, (kind, key) => kind !== 'article' && hasItem(kind, key))
      );
    },
    /** Whether a path existed in the public release, and does not in this one. */
    wasClosed(path: string, { items }: Difference): boolean {
      const plain = plainPath(path);
      const closed = (kind: ItemKind) => [...(items.get(kind)?.closed ?? [])];
      return (
        closed('page').some((key) => key.endsWith(plain)) ||
        closed('document').some((key) => plain.endsWith(`/${key}`)) ||
        isBelowAList(plain, (kind, key) =>
          closed(kind).some((one) => (kind === 'article' ? idOfArticle(one) : one) === key),
        )
      );
    },
  };
}

type AddressesOf = { [K in ItemKind]?: (body: ItemBody<K>, key: string) => string[] };

/** Addresses of items besides those that end with their keys. */
const addressesOf: AddressesOf = {
  page: ({ url }) => [url],
  redirect: (_, from) => [from],
  site: (site) =>
    ownAssetTypes(site).flatMap(({ type }) => [pages.screener(type), pages.insights(type)]),
  insights: ({ types }) => types.map(({ type }) => pages.insights(type)),
  document: ({ category, subcategory, documentId }) => [
    ...[category, subcategory ?? category, 'all'].map((one) => pages.document(one, documentId)),
    `/docs/${documentId}`,
  ],
};

/** An item by its kind and its key, the same in all languages. */
export function itemName(kind: ItemKind, key: string): string {
  if (kind === 'article') return `article ${idOfArticle(key)}`;
  return kind === 'page' ? `page ${key.slice(key.indexOf('/'))}` : `${kind} ${key}`;
}

/** An article is found by its id in any language. */
const idOfArticle = (key: string): string => key.split('/', 1)[0] ?? key;

const plainPath = (path: string): string => placeOf(path).path;

const placeOf = (path: string) => splitLanguage(bare(path));

const bare = (path: string): string => decoded(path).replace(/(?<=.)\/$/, '');

type HasItem = (kind: ItemKind, key: string) => boolean;

/** Pages of indexes, articles and notices, which end with an identifier. */
function isBelowAList(path: string, has: HasItem): boolean {
  const [, first = '', ...rest] = path.split('/');
  return belowLists[first]?.(rest, has) ?? false;
}

const belowLists: Record<string, (segments: readonly string[], has: HasItem) => boolean> = {
  notices: ([noticeId = ''], has) => has('notice', noticeId),
  insights: ([type = '', articleId], has) =>
    articleId === undefined ? isType(type) : has('article', articleId),
  indexes([place, ...rest], has) {
    const last = rest.at(-1) ?? '';
    if (place === 'screener' && rest.length === 1 && isType(last)) return true;
    const id = place === 'details' ? (rest[0] ?? '') : last;
    return has('index', idOfSlug(id));
  },
};

const isType = (segment: string) =>
  assetTypeOfSegment(segment, assetTypes) !== null || segment === 'article';
