import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/figures/index-figures.ts';

export const riskFigureNames: Translation<typeof english.riskFigureNames> = {
  volatility: 'ボラティリティ',
  'sharpe-ratio': 'シャープレシオ',
  'tracking-error': 'トラッキングエラー',
  beta: 'ベータ',
  correlation: '相関係数',
};

export const stepNames: Translation<typeof english.stepNames> = {
  daily: '日次',
  weekly: '週次',
  monthly: '月次',
};

export const windowNames: Translation<typeof english.windowNames> = {
  '1Y': '1年',
  '3Y': '3年',
  '5Y': '5年',
  '10Y': '10年',
  inception: '設定来',
};

export const figureMessages: Translation<typeof english.figureMessages> = {
  leftOut: (names: string, reasons: readonly string[]): string =>
    `${names}は表示していません（${reasons.join('、または')}ため）。`,
  allFormulas: '算出方法',
  annualising: '年率換算の方法',
  aboutBackTests: 'バックテストについて',
  calendarYears: '暦年・月次リターン',
  calendarCaption: '暦年と月ごとのリターン（％、新しい順）',
  year: '年',
  wholeYear: '年間',
  yearBars: '年間リターンの棒グラフ',
  ytd: '年初来',
  to: (date) => `${date}まで`,
  olderYears: (first, last) => `${first}～${last}`,
  openNote: '＊ 年または月の途中までのリターンです。',
  toDate: '途中経過',
  rolling: 'ローリングリターン',
  rollingCaption: '各月末を起点とする1年、3年、5年のリターン',
  stretch: '期間',
  years: (count) => (count === 1 ? '1年' : `${count}年（年率）`),
  stretches: '期間数',
  best: '最高',
  worst: '最低',
  median: '中央値',
  positive: 'プラスの割合',
  until: (from, to) => `${from}～${to}`,
  riskCaption: '期間別のリスク指標',
  figure: '指標',
  step: (step) => `${step}リターン`,
  against: (name) => `対 ${name}`,
  riskFree: (name) => `無リスク金利：${name}`,
  riskNote:
    '標準偏差は標本標準偏差に年間のリターン数（日次252、週次52、月次12）の平方根を乗じて年率換算したものです。月次の指標は、完了した直近の月末までの' +
    'データに基づきます。',
  drawdowns: '最大ドローダウン',
  drawdownsCaption: '期間別の最大下落率',
  window: '期間',
  depth: '下落率',
  peak: '高値',
  trough: '底値',
  recovery: '回復日',
  notRecovered: '未回復',
  noRisk: 'リスク指標の計算に必要な期間の指数値が公表されていません。',
};
