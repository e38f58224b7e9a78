import { defineMessages } from '../define-messages.ts';

export const screenerMessages = defineMessages(
  {
    assetTypes: 'Asset classes',
    allAssetTypes: 'All',
    learnMore: (label: string) => `More about ${label}`,
    searchLabel: 'Search by name, ticker or ISIN',
    searchPlaceholder: 'Name, ticker or ISIN',
    showResults: (count: string) => (count === '1' ? 'Show 1 index' : `Show ${count} indexes`),
    results: (count: string) => (count === '1' ? '1 index' : `${count} indexes`),
    caption: (label: string) => `${label}: indexes with currency, family, return and level`,
    indexName: 'Index Name',
    currency: 'Currency',
    family: 'Family',
    hedged: 'hedged',
    variantSeparator: ', ',
    oneYear: '1Y return',
    level: 'Level',
    returnsNote:
      '1Y: return over one year to the date of the level, in the currency and variant shown. ' +
      '† contains levels from before the launch date, which are back-tested and hypothetical.',
    noneFound: 'No Indexes match these filters',
    noneFoundFor: (term: string) => `No Indexes found for "${term}"`,
    rowsFailedHint: 'The list of indexes could not be loaded. Please try again.',
    viewAll: 'View All Indexes',
  },
  {
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
    variantSeparator: '、',
    oneYear: '1年',
    level: '指数値',
    returnsNote:
      '1年リターンは、指数値の日付までの1年間の収益率を、記載の通貨とリターンの種類で示したものです。' +
      '†は、公表開始日より前のバックテストによる仮定の指数値を含みます。',
    noneFound: '条件に一致する指数はありません',
    noneFoundFor: (term) => `「${term}」に一致する指数はありません`,
    rowsFailedHint: '指数の一覧を読み込めませんでした。もう一度お試しください。',
    viewAll: 'すべての指数を表示',
  },
);
