import { defineMessages } from '../define-messages.ts';

/** Figures of risk, by their names in the API. */
export const riskFigureNames = defineMessages(
  {
    volatility: 'Volatility',
    'sharpe-ratio': 'Sharpe ratio',
    'tracking-error': 'Tracking error',
    beta: 'Beta',
    correlation: 'Correlation',
  },
  {
    volatility: 'ボラティリティ',
    'sharpe-ratio': 'シャープレシオ',
    'tracking-error': 'トラッキングエラー',
    beta: 'ベータ',
    correlation: '相関係数',
  },
);

/** Steps of the returns that a figure is calculated from. */
export const stepNames = defineMessages(
  { daily: 'daily', weekly: 'weekly', monthly: 'monthly' },
  { daily: '日次', weekly: '週次', monthly: '月次' },
);

/** Windows of figures. */
export const windowNames = defineMessages(
  { '1Y': '1Y', '3Y': '3Y', '5Y': '5Y', '10Y': '10Y', inception: 'Since inception' },
  { '1Y': '1年', '3Y': '3年', '5Y': '5年', '10Y': '10年', inception: '設定来' },
);

/** Texts of the sections that show figures calculated from levels. */
export const figureMessages = defineMessages(
  {
    allFormulas: 'How these figures are calculated',
    annualising: 'How they are annualized',
    aboutBackTests: 'About back-tests',
    calendarYears: 'Calendar years and months',
    calendarCaption: 'Returns by calendar year and month in percent, newest first',
    year: 'Year',
    wholeYear: 'Full year',
    ytd: 'YTD',
    to: (date: string) => `to ${date}`,
    olderYears: (first: string, last: string) => `${first} to ${last}`,
    openNote: '* To date: the year or month has not ended at the last level.',
    toDate: 'to date',
    rolling: 'Rolling returns',
    rollingCaption:
      'Returns over every stretch of one, three and five years, month-end to month-end',
    stretch: 'Period',
    years: (count: number) => (count === 1 ? '1 year' : `${count} years p.a.`),
    stretches: 'Periods',
    best: 'Best',
    worst: 'Worst',
    median: 'Median',
    positive: 'Above zero',
    until: (from: string, to: string) => `${from} – ${to}`,
    riskCaption: 'Risk by window',
    figure: 'Figure',
    step: (step: string) => `${step} returns`,
    against: (name: string) => `against ${name}`,
    riskFree: (name: string) => `risk-free: ${name}`,
    riskNote:
      'Deviations are sample standard deviations, annualized by the square root of the number of returns in a year: 252 daily, 52 weekly, ' +
      '12 monthly. Monthly figures end with the last month that is complete.',
    drawdowns: 'Maximum drawdown',
    drawdownsCaption: 'Deepest fall from a peak, by window',
    window: 'Window',
    depth: 'Drawdown',
    peak: 'Peak',
    trough: 'Trough',
    recovery: 'Recovered',
    notRecovered: 'Not yet',
    drawdownOnDate: 'Drawdown on a date',
    drawdownTitle: 'Drawdown: percent below the highest level before',
    /** Both falls without a sign; `last` is null at the highest level. */
    drawdownSummary: (values: { from: string; to: string; depth: string; last: string | null }) =>
      `Area chart from ${values.from} to ${values.to}. The deepest fall was ${values.depth}; at the end the level ` +
      `was ${values.last === null ? 'at its highest' : `${values.last} below its highest`}.`,
    noRisk: 'Risk figures need a longer history of levels than is published for this index.',
  },
  {
    allFormulas: '算出方法',
    annualising: '年率換算の方法',
    aboutBackTests: 'バックテストについて',
    calendarYears: '暦年・月次リターン',
    calendarCaption: '暦年と月ごとのリターン（％、新しい順）',
    year: '年',
    wholeYear: '年間',
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
    drawdownOnDate: '日付ごとの下落率',
    drawdownTitle: 'ドローダウン：それまでの最高値からの下落率（％）',
    drawdownSummary: (values) =>
      `${values.from}から${values.to}までの面グラフ。最大の下落率は${values.depth}、` +
      `期間末は最高値${values.last === null ? 'にあります' : `を${values.last}下回っています`}。`,
    noRisk: 'リスク指標の計算に必要な期間の指数値が公表されていません。',
  },
);
