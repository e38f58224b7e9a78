import { defineMessages } from '../define-messages.ts';

/** Labels of asset types (SC-08); `all-asset-types` is the screener itself. */
export const assetTypeLabels = defineMessages(
  {
    equity: 'Equity',
    'fixed-income': 'Fixed income',
    'multi-asset': 'Multi asset',
    alternatives: 'Alternatives',
    esg: 'ESG',
    'private-markets': 'Private Markets',
    'all-asset-types': 'Our Indexes',
  },
  {
    equity: '株式',
    'fixed-income': '債券',
    'multi-asset': 'マルチアセット',
    alternatives: 'オルタナティブ',
    esg: 'ESG',
    'private-markets': 'プライベート市場',
    'all-asset-types': '指数一覧',
  },
);

/** Names of the screener's filters, by their query parameter. */
export const filterLabels = defineMessages(
  {
    assetType: 'Asset class',
    family: 'Family',
    region: 'Region',
    currency: 'Currency',
    returnType: 'Return type',
    hedged: 'Currency hedging',
    frequency: 'Frequency',
    status: 'Status',
  },
  {
    assetType: '資産クラス',
    family: 'シリーズ',
    region: '地域',
    currency: '通貨',
    returnType: 'リターンの種類',
    hedged: '為替ヘッジ',
    frequency: '算出頻度',
    status: 'ステータス',
  },
);

/** Labels of the coded values of filters; families, regions and currencies are shown as they are. */
export const filterValueLabels = defineMessages(
  {
    PR: 'Price return',
    NTR: 'Net total return',
    TR: 'Total return',
    yes: 'Hedged',
    no: 'Unhedged',
    daily: 'Daily',
    weekly: 'Weekly',
    monthly: 'Monthly',
    live: 'Live',
    ceased: 'Ceased',
  },
  {
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
  },
);
