import { defineMessages } from '../define-messages.ts';

/** Names of the filters of products, structured products and documents, by their query parameter. */
export const listFilterLabels = defineMessages(
  {
    index: 'Index',
    productType: 'Product type',
    provider: 'Provider',
    assetClass: 'Asset class',
    currency: 'Trading currency',
    exchange: 'Exchange',
    country: 'Available in',
    issuer: 'Issuer',
    category: 'Category',
    subcategory: 'Topic',
    family: 'Index family',
    region: 'Region',
    language: 'Language',
  },
  {
    index: '指数',
    productType: '商品の種類',
    provider: '運用会社',
    assetClass: '資産クラス',
    currency: '取引通貨',
    exchange: '取引所',
    country: '購入できる国・地域',
    issuer: '発行体',
    category: 'カテゴリー',
    subcategory: 'トピック',
    family: '指数シリーズ',
    region: '地域',
    language: '言語',
  },
);

/** Kinds of product that many providers have; others are shown in the provider's words. */
export const productTypeLabels = defineMessages(
  { ETF: 'ETF', ETN: 'ETN', ETC: 'ETC', 'Mutual Fund': 'Mutual fund', Future: 'Future' },
  { 'Mutual Fund': '投資信託', Future: '先物' },
);
