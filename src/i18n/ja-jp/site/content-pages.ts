import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/content-pages.ts';

export const contentPageMessages: Translation<typeof english.contentPageMessages> = {
  pagesTitle: 'ページ一覧',
  pagesLead: '算出方法、方針、テーマ別の解説など、本サイトの文書ページの一覧です。',
  onThisPage: 'このページの内容',
  asOf: (date) => `${date}現在`,
  change: (change) => `前回比 ${change}`,
  noLevel: '指数値は未公表です',
  levelFailed: '指数値を読み込めませんでした',
  noFeatured: '現在、公表している指数はありません',
  indexesOf: (category) => `指数：${category}`,
  showGroup: (number) => `${number}番目のグループを表示`,
  groups: (category) => `${category}のグループ`,
  shownIndexes: (shown, total) => `全${total}本のうち${shown}本`,
  allIndexes: '指数一覧ですべて表示',
  noIndexes: '現在、該当する指数はありません',
  documents: '資料',
  shownDocuments: (shown, total) => `全${total}件のうち${shown}件`,
  allDocuments: '資料一覧ですべて表示',
  noDocuments: '現在、該当する資料はありません',
  structuredProducts: '仕組商品',
  shownProducts: (shown, total) => `全${total}件のうち${shown}件`,
  allStructuredProducts: '仕組商品をすべて表示',
  noStructuredProducts: '現在、該当する商品はありません',
  statistic: '項目',
  value: '値',
};
