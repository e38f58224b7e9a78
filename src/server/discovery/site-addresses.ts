import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Stored } from '#src/api/source.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { assetTypes, segmentOfAssetType } from '#src/domain/asset-type.ts';
import { languages, type Language } from '#src/domain/language.ts';
import { listAllItems } from '#src/store/items/items.ts';
import { formPages, localPath, pages } from '#src/urls.ts';
import type { Address } from './sitemap.ts';

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
export async function siteAddresses(source: Stored): Promise<SiteAddresses> {
  const { indexes } = source.snapshot.catalogue;
  const others = [
    ...lists(),
    ...(await contentPages(source)),
    ...articles(source.snapshot),
    ...(await documents(source)),
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
    pages.corrections,
    pages.status,
    pages.data,
    pages.content(),
    formPages.contact,
    formPages.subscribe,
  ];
  return paths.flatMap((path) => inLanguages(path, null));
}

/** Content is written a page a language. */
async function contentPages(source: Stored): Promise<Address[]> {
  const found = await listAllItems(source.db, source.snapshot.release, 'page');
  return found.flatMap(({ url, language }) => inLanguages(url, null, [language]));
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

/** Documents and their earlier versions; the latest is the document. */
async function documents(source: Stored): Promise<Address[]> {
  const found = await listAllItems(source.db, source.snapshot.release, 'document');
  return found.flatMap(({ category, documentId, date, language, versions: [, ...earlier] }) => [
    ...inLanguages(pages.document(category, documentId), date, [language]),
    ...earlier.flatMap(({ version, effectiveDate }) =>
      inLanguages(pages.documentVersion(category, documentId, version), effectiveDate, [language]),
    ),
  ]);
}
