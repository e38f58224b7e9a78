import { setImmediate as letOthersIn } from 'node:timers/promises';
import { listedKinds } from '#src/api/site/listed-kinds.ts';
import { siteTexts } from '#src/api/site/site-texts.ts';
import type { Stored } from '#src/api/source.ts';
import { tags, topicOf } from '#src/contract/api/endpoints/endpoint.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { segmentOfAssetType, type AssetType } from '#src/domain/asset-type.ts';
import { shownIn, type Language } from '#src/domain/language.ts';
import { listAllItems } from '#src/store/items/items.ts';
import { formPages, localPath, pages } from '#src/urls.ts';
import { blendPath, comparisonPath } from '#src/urls/mixes.ts';
import type { Address } from './sitemap.ts';

const inLanguages = (
  path: string,
  lastModified: string | null,
  languages: readonly Language[],
): Address[] => languages.map((language) => ({ path: localPath(language, path), lastModified }));

/** Addresses of indexes that are made in one go. */
const atOnce = 2_000;

export type SiteAddresses = {
  count: number;
  /** A slice of the addresses, made on demand because there may be millions. */
  slice: (from: number, to: number) => Promise<Address[]>;
};

/** Every canonical address that a search engine should know, with its languages. */
export async function siteAddresses(source: Stored): Promise<SiteAddresses> {
  const { indexes } = source.snapshot.catalogue;
  const { languages } = (await siteTexts(source)).site;
  const others = [
    ...lists(source.snapshot, [...(await listedKinds(source)).indexes.keys()], languages),
    ...(await blends(source, languages)),
    ...(await contentPages(source, languages)),
    ...articles(source.snapshot, languages),
    ...(await documents(source, languages)),
    ...notices(source.snapshot, languages),
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

function lists(
  { catalogue }: Snapshot,
  listed: readonly AssetType[],
  languages: readonly Language[],
): Address[] {
  const paths = [
    pages.home,
    pages.screener(),
    ...listed.map((type) => pages.screener(segmentOfAssetType(type))),
    comparisonPath,
    ...(catalogue.products.size > 0 ? [pages.products] : []),
    ...(catalogue.structuredProducts.size > 0 ? [pages.structuredProducts] : []),
    ...(catalogue.documents.size > 0 ? [pages.documents] : []),
    ...(catalogue.articles.size > 0 ? [pages.insights()] : []),
    ...(catalogue.notices.size > 0 ? [pages.notices] : []),
    pages.corrections,
    pages.status,
    pages.data,
    pages.apiReference,
    ...tags.map((tag) => pages.apiTopic(topicOf(tag))),
    pages.content(),
    formPages.contact,
    formPages.subscribe,
  ];
  return paths.flatMap((path) => inLanguages(path, null, languages));
}

/** Blends are offered where the provider allows them. */
async function blends(source: Stored, languages: readonly Language[]): Promise<Address[]> {
  const { site } = await siteTexts(source);
  return site.blends ? inLanguages(blendPath, null, languages) : [];
}

/** Each language of a content page is a page of its own. */
async function contentPages(source: Stored, languages: readonly Language[]): Promise<Address[]> {
  const found = await listAllItems(source.db, source.snapshot.release, 'page');
  return found
    .filter(({ language }) => languages.includes(language))
    .flatMap(({ url, language }) => inLanguages(url, null, [language]));
}

function articles(
  { catalogue: { articles: list } }: Snapshot,
  languages: readonly Language[],
): Address[] {
  return Array.from({ length: list.size }, (_, row) => list.row(row)).flatMap((article) => {
    const { articleId, articleName, date, updated, language } = article;
    const path = pages.article({ type: { value: article.type }, articleId, articleName });
    return inLanguages(path, updated ?? date, [shownIn(language, languages)]);
  });
}

function notices(
  { catalogue: { notices: list } }: Snapshot,
  languages: readonly Language[],
): Address[] {
  return Array.from({ length: list.size }, (_, row) => list.row(row)).flatMap(
    ({ noticeId, date }) => inLanguages(pages.notice(noticeId), date, languages),
  );
}

/** Documents and their earlier versions; the latest version is listed as the document itself. */
async function documents(source: Stored, languages: readonly Language[]): Promise<Address[]> {
  const found = await listAllItems(source.db, source.snapshot.release, 'document');
  return found.flatMap(({ category, documentId, date, language, versions: [, ...earlier] }) => [
    ...inLanguages(pages.document(category, documentId), date, [shownIn(language, languages)]),
    ...earlier.flatMap(({ version, effectiveDate }) =>
      inLanguages(pages.documentVersion(category, documentId, version), effectiveDate, [
        shownIn(language, languages),
      ]),
    ),
  ]);
}
