import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import { assetTypes, segmentOfAssetType } from '#src/domain/asset-type.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { listItems } from '#src/store/items.ts';
import type { Store } from '#src/store/open-store.ts';
import { formPages, localPath, pages } from '#src/urls.ts';
import type { Address } from './sitemap.ts';

type Source = { snapshot: Snapshot; db: Store['db'] };

const inLanguages = (
  path: string,
  lastModified: string | null,
  only: readonly Language[] = languages,
): Address[] => only.map((language) => ({ path: localPath(language, path), lastModified }));

/** Addresses of indexes that are made in one go. */
const atOnce = 2_000;

export type SiteAddresses = {
  count: number;
  /** Those at some places; made when they are asked for, since of indexes there may be millions. */
  slice: (from: number, to: number) => Promise<Address[]>;
};

/** Every address of the site that a search engine should know: canonical ones, in their languages. */
export async function siteAddresses(source: Source): Promise<SiteAddresses> {
  const { indexes } = source.snapshot.catalogue;
  const others = [
    ...lists(),
    ...(await contentPages(source)),
    ...articles(source.snapshot),
    ...documents(source.snapshot),
    ...notices(source.snapshot),
  ];
  const count = others.length + indexes.size * languages.length;
  return {
    count,
    async slice(from, to) {
      const addresses = others.slice(from, to);
      for (let at = Math.max(from, others.length); at < Math.min(to, count); at += 1) {
        if (addresses.length % atOnce === 0) await letOthersIn();
        const place = at - others.length;
        const row = Math.floor(place / languages.length);
        const path = pages.indexDetails(indexes.value('fundId', row));
        addresses.push({
          path: localPath(languages[place % languages.length]!, path),
          lastModified: indexes.value('lastDate', row),
        });
      }
      return addresses;
    },
  };
}

function lists(): Address[] {
  const paths = [
    pages.home,
    pages.screener(),
    ...assetTypes.map((type) => pages.screener(segmentOfAssetType(type))),
    pages.products,
    pages.structuredProducts,
    pages.documents,
    pages.insights(),
    pages.notices,
    pages.content(),
    formPages.contact,
    formPages.subscribe,
  ];
  return paths.flatMap((path) => inLanguages(path, null));
}

/** Content is written a page a language. */
async function contentPages({ snapshot: { release }, db }: Source): Promise<Address[]> {
  const limit = 1000;
  const addresses: Address[] = [];
  let after: string | undefined;
  for (;;) {
    const items = await listItems(db, release, 'page', { after, limit });
    for (const { body } of items) addresses.push(...inLanguages(body.url, null, [body.language]));
    after = items.at(-1)?.key;
    if (items.length < limit) return addresses;
  }
}

function articles({ catalogue: { articles: list } }: Snapshot): Address[] {
  return Array.from({ length: list.size }, (_, row) => list.row(row)).flatMap((article) => {
    const { articleId, articleName, date, updated, language } = article;
    const path = pages.article({ type: { value: article.type }, articleId, articleName });
    return inLanguages(path, updated ?? date, [language]);
  });
}

function notices({ catalogue: { notices: list } }: Snapshot): Address[] {
  return Array.from({ length: list.size }, (_, row) => list.row(row)).flatMap(
    ({ noticeId, date }) => inLanguages(pages.notice(noticeId), date),
  );
}

function documents({ catalogue: { documents: list } }: Snapshot): Address[] {
  return Array.from({ length: list.size }, (_, row) => list.row(row)).flatMap(
    ({ category, documentId, date }) => inLanguages(pages.document(category, documentId), date),
  );
}
