import { defineMessages } from '../define-messages.ts';

/** What figures measure, by the stems of their tags. */
export const figureStems = defineMessages(
  {
    return: 'return',
    cumulativeReturn: 'Cumulative return',
    liveYears: 'Live record',
    volatility: 'Volatility',
    monthlyVolatility: 'Volatility of months',
    sharpeRatio: 'Sharpe ratio',
    sortinoRatio: 'Sortino ratio',
    maximumDrawdown: 'Maximum drawdown',
    recoveryDays: 'Days to recover',
    currentDrawdown: 'Drawdown now',
    bestMonth: 'Best month',
    worstMonth: 'Worst month',
    positiveMonths: 'Positive months',
    excessReturn: 'Excess return',
    trackingError: 'Tracking error',
    informationRatio: 'Information ratio',
    beta: 'Beta',
    correlation: 'Correlation',
    rSquared: 'R²',
    upCapture: 'Up capture',
    downCapture: 'Down capture',
  },
  {
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
    informationRatio: 'インフォメーションレシオ',
    beta: 'ベータ',
    correlation: '相関係数',
    rSquared: '決定係数',
    upCapture: '上昇捕捉率',
    downCapture: '下落捕捉率',
  },
);

/** Windows of figures that are named otherwise than by their tags. */
export const figureWindows = defineMessages<Record<string, string>>(
  { SinceInception: 'since inception', SinceLaunch: 'since launch' },
  {
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
    SinceLaunch: '算出開始来',
  },
);

/** A figure's name from what it measures and its window. */
export const figureNameParts = defineMessages(
  {
    /** `isPerYear`: it is annualised. */
    return: (window: string, stem: string, isPerYear: boolean) => {
      if (window.startsWith('since')) return `Return ${window}`;
      return isPerYear ? `${window} ${stem} p.a.` : `${window} ${stem}`;
    },
    other: (window: string, stem: string) => `${stem} ${window}`,
    year: (year: string) => year,
  },
  {
    return: (window, stem, isPerYear) => `${window}${stem}${isPerYear ? '（年率）' : ''}`,
    other: (window, stem) => `${stem}（${window}）`,
    year: (year) => `${year}年`,
  },
);
