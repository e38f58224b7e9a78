import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/classic-screener.ts';

export const classicScreenerMessages: Translation<typeof english.classicScreenerMessages> = {
  title: '指数スクリーナー（クラシック表示）',
  lead: '絞り込み条件をまとめて指定し、各期間のリターンを一つの表で確認できます。',
  current: '現在のスクリーナーへ',
  any: 'すべて',
  search: '名称、ティッカー、ISIN',
  apply: '検索',
  reset: 'リセット',
  form: 'クラシック表示の絞り込み条件',
  caption: '指数の通貨、指数値、リターン（%）の一覧',
  type: '種類',
  asOf: '指数値の日付',
  return1M: '1か月',
  return3M: '3か月',
  returnYTD: '年初来',
  return1Y: '1年',
  return3Y: '3年 年率',
  return5Y: '5年 年率',
  note: 'リターンは、指数値の日付までの収益率（%）を、記載の通貨とリターンの種類で示したものです。',
};
