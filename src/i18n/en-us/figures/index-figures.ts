/** Figures of risk, by their names in the API. */
export const riskFigureNames = {
  volatility: 'Volatility',
  'sharpe-ratio': 'Sharpe ratio',
  'tracking-error': 'Tracking error',
  beta: 'Beta',
  correlation: 'Correlation',
};

/** The lengths of the periods whose returns a figure is calculated from. */
export const stepNames = { daily: 'daily', weekly: 'weekly', monthly: 'monthly' };

/** Windows of figures. */
export const windowNames = {
  '1Y': '1Y',
  '3Y': '3Y',
  '5Y': '5Y',
  '10Y': '10Y',
  inception: 'Since inception',
};

/** Texts of the sections that show figures calculated from levels. */
export const figureMessages = {
  /** Names the figures that a table leaves out because every value would be a dash. */
  leftOut: (names: string, reasons: readonly string[]): string =>
    `Not shown: ${names}, because ${reasons.join('; or ')}.`,
  allFormulas: 'How these figures are calculated',
  annualising: 'How they are annualized',
  aboutBackTests: 'About back-tests',
  calendarYears: 'Calendar years and months',
  calendarCaption: 'Returns by calendar year and month in percent, newest first',
  year: 'Year',
  wholeYear: 'Full year',
  yearBars: 'Bar of the year',
  ytd: 'YTD',
  to: (date: string) => `to ${date}`,
  olderYears: (first: string, last: string) => `${first} to ${last}`,
  openNote: '* To date: the year or month has not ended at the last level.',
  toDate: 'to date',
  rolling: 'Rolling returns',
  rollingCaption: 'Returns over every stretch of one, three and five years, month-end to month-end',
  stretch: 'Period',
  years: (count: number) => (count === 1 ? '1 year' : `${count} years p.a.`),
  stretches: 'Periods',
  best: 'Best',
  worst: 'Worst',
  median: 'Median',
  positive: 'Above zero',
  until: (from: string, to: string) => `${from}\u00A0– ${to}`,
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
  /** Both declines come without a sign; `last` is null while the index is at its highest level. */
  noRisk: 'Risk figures need a longer history of levels than is published for this index.',
};
