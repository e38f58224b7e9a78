/**
 * The ready views of the screener, each a set of columns, in their default order. The provider may choose the
 * columns of the first.
 */
export const screenerViews = [
  'overview',
  'returns',
  'calendar-years',
  'risk',
  'benchmark',
  'valuation',
  'sustainability',
  'identity',
] as const;

export type ScreenerView = (typeof screenerViews)[number];
