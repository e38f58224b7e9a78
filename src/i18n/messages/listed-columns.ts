import { defineMessages } from '../define-messages.ts';

/** Columns of documents, wherever they are listed. */
export const documentColumnNames = defineMessages(
  {
    document: 'Document',
    category: 'Category',
    language: 'Language',
    date: 'Date',
    file: 'File',
    webPage: 'Web page',
  },
  {
    document: '資料',
    category: 'カテゴリー',
    language: '言語',
    date: '日付',
    file: 'ファイル',
    webPage: 'ウェブページ',
  },
);

/** Columns of structured products, wherever they are listed. */
export const structuredProductColumnNames = defineMessages(
  {
    name: 'Product',
    underlying: 'Underlying index',
    issuer: 'Issuer',
    country: 'Country',
    maturity: 'Maturity',
    openEnded: 'Open-ended',
  },
  {
    name: '商品',
    underlying: '参照指数',
    issuer: '発行体',
    country: '国・地域',
    maturity: '満期日',
    openEnded: '満期なし',
  },
);
