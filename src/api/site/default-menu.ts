import { allAssetTypes } from '#src/domain/asset-type.ts';
import type { Language } from '#src/domain/language.ts';
import { insightsMessages } from '#src/i18n/messages/articles/insights.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import { noticeMessages } from '#src/i18n/messages/lists/notices.ts';
import { structuredProductMessages } from '#src/i18n/messages/lists/products.ts';
import { menuMessages } from '#src/i18n/messages/site/menu.ts';
import { pages } from '#src/urls.ts';
import type { Stored } from '../source.ts';

/** The menu of a provider without `navigation.yaml`: the home page, and the lists that are not empty. */
export function defaultMenu({ snapshot }: Pick<Stored, 'snapshot'>, lang: Language) {
  const { products, structuredProducts, documents, articles, notices } = snapshot.catalogue;
  const lists = [
    // The first entry is never marked on a page below it (LY-08), as an index is below the screener.
    { size: 1, title: menuMessages(lang).home, href: pages.home },
    { size: 1, title: assetTypeName(lang, allAssetTypes), href: pages.screener() },
    { size: products.size, title: menuMessages(lang).products, href: pages.products },
    {
      size: structuredProducts.size,
      title: structuredProductMessages(lang).title,
      href: pages.structuredProducts,
    },
    { size: articles.size, title: insightsMessages(lang).title, href: pages.insights() },
    { size: documents.size, title: documentMessages(lang).title, href: pages.documents },
    { size: notices.size, title: noticeMessages(lang).title, href: pages.notices },
  ];
  return lists.flatMap(({ size, title, href }) => (size > 0 ? [{ title, href }] : []));
}
