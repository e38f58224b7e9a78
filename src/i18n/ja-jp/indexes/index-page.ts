import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/index-page.ts';

export const indexSections: Translation<typeof english.indexSections> = {
  levels: '指数値',
  comparison: '比較',
  returns: 'リターン',
  risk: 'リスク',
  characteristics: '特性',
  composition: '構成比',
  constituents: '構成銘柄',
  variants: 'バリエーション',
  related: '関連指数',
  sustainability: 'サステナビリティ',
  products: '連動商品',
  documents: '資料',
  insights: '関連記事',
  'notices-of-index': 'お知らせ',
  corrections: '指数値の訂正',
  about: 'この指数について',
  disclaimer: '重要事項',
};

export const emptyTexts: Translation<typeof english.emptyTexts> = {
  noPortfolio: 'ポートフォリオのデータを表示できません。詳しくはお問い合わせください。',
  seeFactsheet: '詳しくはファクトシートをご覧ください。',
  nothingAvailable:
    'この指数のポートフォリオ、リスク、サステナビリティ指標、保有銘柄のデータはありません。',
  noLevels: 'この指数の値は公表されていません。',
  noReturns: 'この指数の値が公表されていないため、リターンは計算できません。',
  noConstituents: 'この指数の構成銘柄は公表されていません。',
  tryAgain: '再試行',
};

export const constituentOrderNames: Translation<typeof english.constituentOrderNames> = {
  weight: 'ウエイト',
  name: '銘柄名',
  sector: 'セクター',
  country: '国・地域',
};

export const indexPageMessages: Translation<typeof english.indexPageMessages> = {
  atomFeed: 'フィード（Atom）',
  jsonFeed: 'フィード（JSON）',
  calendar: 'カレンダー（iCal）',
  sections: 'このページの項目',
  ceased: (date) => `この指数は${date}に算出を終了しました。`,
  willCease: (date) => `この指数は${date}に算出を終了する予定です。`,
  successor: '後継指数：',
  closingLevel: '指数値',
  asOf: (date) => `${date}現在`,
  change: '前回比',
  changeFrom: (date) => `${date}比`,
  high52: '52週高値',
  low52: '52週安値',
  highSince: (date) => `${date}以降の高値`,
  lowSince: (date) => `${date}以降の安値`,
  inPreparation: 'この指数は準備中です',
  launchToCome: (date) =>
    `${date}に公表を開始する予定です。指数値、リターン、構成銘柄はその日から公表されます。`,
  isMeasure:
    'この指数値は測定値であり、投資した資金の価値ではなく、保有することはできません。そのため指数値のみを表示し、' +
    'リターン、リスク指標、下落率は計算しません。',
  baseValue: (date, value) => `${date}＝${value}`,
  factsOf: (name) => `${name}の識別コードと日付`,
  indexLevel: '指数値',
  historyFrom: (date) => `${date}より前の指数値は公表されていません。`,
  perAnnum: '年率',
  returnsCaption: 'リターン（％）',
  perCent: '％',
  returnsAsOf: (date) => `${date}まで`,
  basisDaily: '日次の終値に基づいて計算しています。',
  basisWeekly: '週次の指数値に基づいて計算しています。',
  basisMonthly: '月末の指数値に基づいて計算しています。',
  annualisedNote: '1年を超える期間のリターンは年率換算です。',
  crossesLaunch: 'バックテストの指数値を含む',
  crossesLaunchNote: (date) =>
    `† 公表開始日（${date}）より前の期間を含むため、バックテストによる仮定の指数値に基づいています。`,
  markedForOtherNote:
    'ほかの指数と比べる数値には、その指数の公表開始日より前の指数値を含む場合にも†が付きます。',
  performanceNote:
    '過去の実績は将来の成果を示すものではありません。指数に直接投資することはできません。' +
    'リターンには、指数に連動する投資にかかる手数料や費用は含まれていません。',
  constituentsCaption: (date) =>
    date === null ? '構成銘柄（ウエイト順）' : `構成銘柄（ウエイト順、${date}現在）`,
  constituent: '銘柄名',
  issuer: '発行体',
  coupon: '利率',
  maturity: '償還日',
  rating: '格付け',
  sector: 'セクター',
  country: '国・地域',
  weight: 'ウエイト',
  numberOfConstituents: (count) => `${count}銘柄`,
  topTen: (weight) => `上位10銘柄 ${weight}`,
  classification: (name) => `セクター分類：${name}。`,
  roundingNote: '四捨五入のため、ウエイトの合計は100%にならないことがあります。',
  showAll: (count) => `全${count}銘柄を表示`,
  loadingAll: '読み込み中…',
  allFailed: 'すべての構成銘柄を読み込めませんでした。',
  notPublished: '構成銘柄は公表されていません',
  notPublishedYet: '構成銘柄はまだ公表されていません',
  withheldNone: 'この指数の構成銘柄は、提供者の方針により公表されません。',
  withheldTop10: 'この指数については、上位10銘柄のみが公表されています。',
  withheldDelayed: (date, days, due) =>
    `この指数の構成銘柄はデータの日付の${days}日後に公表されます。${date}の一覧は${due}に公表されます。`,
  filterConstituents: '銘柄名、ティッカー、セクター、国・地域で絞り込む',
  orderBy: '並べ替え',
  rowsOf: (first, last, all) => `全${all}件中 ${first}～${last}`,
  previousRows: '前へ',
  nextRows: '次へ',
  filtered: (count, all) => `全${all}銘柄中 ${count}銘柄`,
  variantsCaption: '同じ指数のほかのリターンの種類と通貨',
  currency: '通貨',
  notStated: '記載なし',
  thisIndex: '表示中',
  variantsNote: '各指数の横の数値は、それぞれの通貨での1年間のリターンです。',
};
