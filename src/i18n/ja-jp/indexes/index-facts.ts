import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/index-facts.ts';

export const indexFacts: Translation<typeof english.indexFacts> = {
  fundId: '指数ID',
  secId: '価格系列ID',
  performanceId: 'パフォーマンスID',
  ticker: 'ティッカー',
  isin: 'ISIN',
  assetClass: '資産クラス',
  bondSector: '債券セクター',
  family: 'シリーズ',
  region: '地域',
  currency: '通貨',
  returnType: 'リターンの種類',
  hedgedTo: '為替ヘッジ先',
  weighting: '加重方法',
  rebalancing: 'リバランス',
  nextReview: '次回の定期見直し',
  frequency: '算出頻度',
  administrator: 'アドミニストレーター',
  formerNames: '旧名称',
  benchmark: 'ベンチマーク',
  baseDate: '算出基準日',
  firstDate: '指数値の開始日',
  launchDate: '公表開始日',
  ceasedOn: '算出終了日',
  ceasesOn: '算出終了予定日',
  successor: '後継指数',
  licence: 'ライセンス',
  methodology: '算出方法',
  calculation: '算出方法を見る',
};

export const bondSectorLabels: Translation<typeof english.bondSectorLabels> = {
  GOVERNMENT: '国債',
  GOVERNMENT_OR_CORPORATE: '国債または社債',
  CORPORATE: '社債',
};
