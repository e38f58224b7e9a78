/** The parameters of the working of a figure of a comparison or blend. */
export const mixedFigureParameters = [
  'ids',
  'of',
  'rebalance',
  'from',
  'to',
  'index',
  'against',
  'crisis',
] as const;
