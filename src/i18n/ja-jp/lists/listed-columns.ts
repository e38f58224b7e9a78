import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/listed-columns.ts';

export const documentColumnNames: Translation<typeof english.documentColumnNames> = {
  document: '資料',
  category: 'カテゴリー',
  language: '言語',
  date: '日付',
  file: 'ファイル',
  webPage: 'ウェブページ',
};

export const structuredProductColumnNames: Translation<
  typeof english.structuredProductColumnNames
> = {
  name: '商品',
  underlying: '参照指数',
  issuer: '発行体',
  country: '国・地域',
  maturity: '満期日',
  openEnded: '満期なし',
  matured: '満期到来',
};
