/** Anchors of the methodology page that figures link to. */
export const formulaAnchors = [
  'index-level',
  'price-return',
  'total-return',
  'net-total-return',
  'hedging',
  'weighting',
  'rebalancing',
  'turnover',
  'holdings',
  'returns',
  'annualised-returns',
  'calendar-years',
  'rolling-returns',
  'fifty-two-week-range',
  'volatility',
  'sharpe-ratio',
  'maximum-drawdown',
  'tracking-error',
  'beta',
  'correlation',
  'overlap',
  'blends',
  'back-test',
  'corrections',
] as const;

export type FormulaAnchor = (typeof formulaAnchors)[number];
