import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/list-labels.ts';

export const listFilterLabels: Translation<typeof english.listFilterLabels> = {
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
};

export const productTypeLabels: Translation<typeof english.productTypeLabels> = {
  'Mutual Fund': '投資信託',
  Future: '先物',
};
