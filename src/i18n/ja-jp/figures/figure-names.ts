import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/figures/figure-names.ts';

export const figureStems: Translation<typeof english.figureStems> = {
  return: 'リターン',
  cumulativeReturn: '累積リターン',
  liveYears: '実績期間',
  volatility: 'ボラティリティ',
  monthlyVolatility: '月次ボラティリティ',
  sharpeRatio: 'シャープレシオ',
  sortinoRatio: 'ソルティノレシオ',
  maximumDrawdown: '最大ドローダウン',
  recoveryDays: '回復日数',
  currentDrawdown: '現在のドローダウン',
  bestMonth: '最高の月',
  worstMonth: '最低の月',
  positiveMonths: 'プラスの月の割合',
  excessReturn: '超過リターン',
  trackingError: 'トラッキングエラー',
  informationRatio: '情報レシオ',
  beta: 'ベータ',
  correlation: '相関係数',
  rSquared: '決定係数',
  upCapture: '上昇捕捉率',
  downCapture: '下落捕捉率',
  numberOfConstituents: '構成銘柄数',
  topTenWeight: '上位10銘柄のウエイト',
  effectiveNumber: '実効銘柄数',
  turnover: '直近の見直しの回転率',
  dividendYield: '配当利回り',
  priceToEarnings: '株価収益率（PER）',
  priceToBook: '株価純資産倍率（PBR）',
  yieldToWorst: '最低利回り（YTW）',
  averageCoupon: '平均クーポン',
  modifiedDuration: '修正デュレーション',
  averageMaturity: '平均残存期間',
  optionAdjustedSpread: 'オプション調整後スプレッド（OAS）',
};

export const figureWindows: Translation<typeof english.figureWindows> = {
  '1M': '1か月',
  '3M': '3か月',
  '6M': '6か月',
  MTD: '月初来',
  QTD: '四半期初来',
  YTD: '年初来',
  '1Y': '1年',
  '3Y': '3年',
  '5Y': '5年',
  '10Y': '10年',
  SinceInception: '設定来',
  SinceLaunch: '公表開始来',
};

export const figureNameParts: Translation<typeof english.figureNameParts> = {
  return: (window, stem, isPerYear) => `${window}${stem}${isPerYear ? '（年率）' : ''}`,
  other: (window, stem) => `${stem}（${window}）`,
  year: (year) => `${year}年`,
};
