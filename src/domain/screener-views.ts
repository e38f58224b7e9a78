/** Ready views of the screener, each a set of columns, in their usual order. The first has the columns that a provider may choose. */
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
