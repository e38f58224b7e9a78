import { defineMessages } from '../define-messages.ts';

/** Sections of the index page, by the anchor that leads to them. */
export const indexSections = defineMessages(
  {
    levels: 'Level',
    comparison: 'Comparison',
    returns: 'Returns',
    risk: 'Risk',
    characteristics: 'Characteristics',
    composition: 'Composition',
    constituents: 'Constituents',
    variants: 'Variants',
    related: 'Related indexes',
    sustainability: 'Sustainability',
    products: 'Products',
    documents: 'Documents',
    insights: 'Insights',
    'notices-of-index': 'Notices',
    corrections: 'Corrections',
    about: 'About this index',
    disclaimer: 'Important information',
  },
  {
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
  },
);

/** Periods of the returns table; `p.a.` is added where the figure is annualised. */
export const returnPeriods = defineMessages(
  {
    return1M: '1M',
    return3M: '3M',
    returnYTD: 'YTD',
    return1Y: '1Y',
    return3Y: '3Y',
    return5Y: '5Y',
    return10Y: '10Y',
    returnSinceInception: 'Since inception',
  },
  {
    return1M: '1か月',
    return3M: '3か月',
    returnYTD: '年初来',
    return1Y: '1年',
    return3Y: '3年',
    return5Y: '5年',
    return10Y: '10年',
    returnSinceInception: '設定来',
  },
);

/** Empty states of the specification (section 8), in English word for word (ID-06, ID-11). */
export const emptyTexts = defineMessages(
  {
    noPortfolio: 'Portfolio data cannot be displayed. Please contact us for more information',
    seeFactsheet: 'Please refer to factsheet for further details',
    nothingAvailable:
      'Portfolio, Risk, Sustainability Metrics or Holdings data is not available for this index.',
    noLevels: 'No levels are published for this index.',
    noReturns: 'Returns need levels, and none are published for this index.',
    noConstituents: 'No constituents are published for this index.',
    tryAgain: 'Try again',
  },
  {
    noPortfolio: 'ポートフォリオのデータを表示できません。詳しくはお問い合わせください。',
    seeFactsheet: '詳しくはファクトシートをご覧ください。',
    nothingAvailable:
      'この指数のポートフォリオ、リスク、サステナビリティ指標、保有銘柄のデータはありません。',
    noLevels: 'この指数の値は公表されていません。',
    noReturns: 'この指数の値が公表されていないため、リターンは計算できません。',
    noConstituents: 'この指数の構成銘柄は公表されていません。',
    tryAgain: '再試行',
  },
);

/** What a list of constituents can be ordered by. */
export const constituentOrderNames = defineMessages(
  { weight: 'Weight', name: 'Name', sector: 'Sector', country: 'Country' },
  { weight: 'ウエイト', name: '銘柄名', sector: 'セクター', country: '国・地域' },
);

export const indexPageMessages = defineMessages(
  {
    sections: 'Sections of this page',
    ceased: (date: string) => `This index ceased on ${date} and is no longer calculated.`,
    willCease: (date: string) => `This index will cease on ${date} and is calculated until then.`,
    successor: 'Its successor:',
    closingLevel: 'Level',
    asOf: (date: string) => `As of ${date}`,
    change: 'Change',
    changeFrom: (date: string) => `From ${date}`,
    high52: '52-week high',
    low52: '52-week low',
    highSince: (date: string) => `High since ${date}`,
    lowSince: (date: string) => `Low since ${date}`,
    inPreparation: 'This index is in preparation',
    launchToCome: (date: string) =>
      `Its launch is planned for ${date}. Levels, returns and constituents are published from then on.`,
    isMeasure:
      'These levels are a measure, not the value of money invested, and cannot be held. They are shown as they are; ' +
      'no returns, risk figures or drawdowns are calculated from them.',
    baseValue: (date: string, value: string) => `${date} = ${value}`,
    factsOf: (name: string) => `Identifiers and dates of ${name}`,
    indexLevel: 'Index level',
    historyFrom: (date: string) => `The provider publishes no levels before ${date}.`,
    perAnnum: 'p.a.',
    returnsCaption: 'Returns in percent',
    perCent: 'Percent',
    returnsAsOf: (date: string) => `To ${date}`,
    basisDaily: 'Figures are calculated from daily closing levels.',
    basisWeekly: 'Figures are calculated from weekly levels.',
    basisMonthly: 'Figures are calculated from month-end levels.',
    annualisedNote: 'Returns over more than one year are annualized (p.a.).',
    crossesLaunch: 'includes back-tested levels',
    crossesLaunchNote: (date: string) =>
      `† Crosses the launch date, ${date}: the figure includes back-tested, hypothetical levels.`,
    performanceNote:
      'Past performance is no indication of future results. It is not possible to invest directly in an index; ' +
      'its returns include no fees or costs of an investment that follows it.',
    constituentsCaption: (date: string | null) =>
      date === null ? 'Constituents by weight' : `Constituents by weight, as of ${date}`,
    constituent: 'Constituent',
    sector: 'Sector',
    country: 'Country',
    weight: 'Weight',
    numberOfConstituents: (count: string) => `${count} constituents`,
    topTen: (weight: string) => `top ten ${weight}`,
    classification: (name: string) => `Sectors by ${name}.`,
    roundingNote: 'Weights may not sum to 100% due to rounding.',
    showAll: (count: string) => `Show all ${count} constituents`,
    loadingAll: 'Loading…',
    allFailed: 'The full list could not be loaded.',
    notPublished: 'Constituents are not published',
    notPublishedYet: 'Constituents are not published yet',
    withheldNone: 'The provider does not publish the constituents of this index.',
    withheldTop10: 'The provider publishes only the ten largest constituents of this index.',
    withheldDelayed: (date: string, days: string, due: string) =>
      `The provider publishes the constituents of this index ${days} days after their date: ` +
      `the list of ${date} on ${due}.`,
    filterConstituents: 'Filter by name, ticker, sector or country',
    orderBy: 'Sort by',
    rowsOf: (first: string, last: string, all: string) => `${first}–${last} of ${all}`,
    previousRows: 'Previous',
    nextRows: 'Next',
    filtered: (count: string, all: string) => `${count} of ${all} constituents`,
    variantsCaption: 'The same index in other return types and currencies',
    currency: 'Currency',
    notStated: 'Not stated',
    thisIndex: 'This index',
    variantsNote: 'The figure beside each index is its return over one year, in its own currency.',
  },
  {
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
    performanceNote:
      '過去の実績は将来の成果を示すものではありません。指数に直接投資することはできません。' +
      'リターンには、指数に連動する投資にかかる手数料や費用は含まれていません。',
    constituentsCaption: (date) =>
      date === null ? '構成銘柄（ウエイト順）' : `構成銘柄（ウエイト順、${date}現在）`,
    constituent: '銘柄名',
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
  },
);
