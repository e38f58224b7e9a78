import { defineMessages } from '../define-messages.ts';

/** Names of an index's facts. */
export const indexFacts = defineMessages(
  {
    fundId: 'Index ID',
    secId: 'Price series ID',
    performanceId: 'Performance ID',
    ticker: 'Ticker',
    isin: 'ISIN',
    assetClass: 'Asset class',
    bondSector: 'Bond sector',
    family: 'Family',
    region: 'Region',
    currency: 'Currency',
    returnType: 'Return type',
    hedgedTo: 'Hedged to',
    weighting: 'Weighting',
    rebalancing: 'Rebalancing',
    frequency: 'Calculated',
    administrator: 'Administrator',
    formerNames: 'Former names',
    benchmark: 'Benchmark',
    baseDate: 'Base date',
    firstDate: 'First value date',
    launchDate: 'Launch date',
    ceasedOn: 'Ceased on',
    licence: 'Licence',
  },
  {
    fundId: 'インデックスID',
    secId: '価格系列ID',
    performanceId: 'パフォーマンスID',
    ticker: 'ティッカー',
    isin: 'ISIN',
    assetClass: '資産クラス',
    bondSector: '債券セクター',
    family: 'ファミリー',
    region: '地域',
    currency: '通貨',
    returnType: 'リターンの種類',
    hedgedTo: '為替ヘッジ先',
    weighting: 'ウエイト方式',
    rebalancing: 'リバランス',
    frequency: '算出頻度',
    administrator: 'アドミニストレーター',
    formerNames: '旧名称',
    benchmark: 'ベンチマーク',
    baseDate: '基準日',
    firstDate: '指数値の開始日',
    launchDate: '公表開始日',
    ceasedOn: '算出終了日',
    licence: 'ライセンス',
  },
);

/** Bond sectors of a fixed-income index (ID-07). */
export const bondSectorLabels = defineMessages(
  {
    GOVERNMENT: 'Government',
    GOVERNMENT_OR_CORPORATE: 'Government or corporate',
    CORPORATE: 'Corporate',
  },
  {
    GOVERNMENT: '国債',
    GOVERNMENT_OR_CORPORATE: '国債または社債',
    CORPORATE: '社債',
  },
);
