import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/screener.ts';

export const screenerMessages: Translation<typeof english.screenerMessages> = {
  assetTypes: '資産クラス',
  allAssetTypes: 'すべて',
  learnMore: (label) => `${label}について詳しく`,
  searchLabel: '名称、ティッカー、ISINで検索',
  searchPlaceholder: '名称、コード',
  showResults: (count) => `${count}本を表示`,
  results: (count) => `${count}本の指数`,
  caption: (label) => `${label}：通貨、シリーズ、リターン、指数値の一覧`,
  indexName: '指数名',
  currency: '通貨',
  family: 'シリーズ',
  hedged: 'ヘッジ',
  return1Y: '1年',
  level: '指数値',
  returnsNote:
    '1年リターンは、指数値の日付までの1年間の収益率を、記載の通貨とリターンの種類で示したものです。',
  noneYet: '公開されている指数はまだありません',
  noneFound: '条件に一致する指数はありません',
  noneFoundFor: (term) => `「${term}」に一致する指数はありません`,
  rowsFailedHint: '指数の一覧を読み込めませんでした。もう一度お試しください。',
  viewAll: 'すべての指数を表示',
};
