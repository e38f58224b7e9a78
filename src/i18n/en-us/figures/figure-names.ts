/** The names of what figures measure, by the stems of their tags. */
export const figureStems = {
  asOfLevel: 'Level',
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
  numberOfConstituents: 'Constituents',
  topTenWeight: 'Weight of the top ten',
  effectiveNumber: 'Effective number of constituents',
  turnover: 'Turnover at the last review',
  dividendYield: 'Dividend yield',
  priceToEarnings: 'Price to earnings',
  priceToBook: 'Price to book',
  yieldToWorst: 'Yield to worst',
  averageCoupon: 'Average coupon',
  modifiedDuration: 'Modified duration',
  averageMaturity: 'Average maturity',
  optionAdjustedSpread: 'Option-adjusted spread',
};

/** The names of windows whose name differs from the tag's. */
export const figureWindows: Record<string, string> = {
  SinceInception: 'since inception',
  SinceLaunch: 'since launch',
};

/** Builds a figure's name from what it measures and its window. */
export const figureNameParts = {
  /** `isPerYear` means that the return is annualised. */
  return: (window: string, stem: string, isPerYear: boolean) => {
    if (window.startsWith('since')) return `Return ${window}`;
    return isPerYear ? `${window} ${stem} p.a.` : `${window} ${stem}`;
  },
  other: (window: string, stem: string) => `${stem} ${window}`,
  year: (year: string) => year,
};
