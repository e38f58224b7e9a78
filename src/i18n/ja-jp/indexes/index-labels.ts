import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/index-labels.ts';

export const assetTypeLabels: Translation<typeof english.assetTypeLabels> = {
  equity: '株式',
  'fixed-income': '債券',
  'multi-asset': 'マルチアセット',
  alternatives: 'オルタナティブ',
  esg: 'ESG',
  'private-markets': 'プライベート市場',
  'all-asset-types': '指数一覧',
};

export const filterLabels: Translation<typeof english.filterLabels> = {
  assetType: '資産クラス',
  family: 'シリーズ',
  region: '地域',
  currency: '通貨',
  returnType: 'リターンの種類',
  hedged: '為替ヘッジ',
  frequency: '算出頻度',
  status: 'ステータス',
};

export const filterValueLabels: Translation<typeof english.filterValueLabels> = {
  PR: '配当なし',
  NTR: '税引後配当込み',
  TR: '配当込み',
  yes: 'ヘッジあり',
  no: 'ヘッジなし',
  daily: '日次',
  weekly: '週次',
  monthly: '月次',
  live: '算出中',
  ceased: '算出終了',
};
